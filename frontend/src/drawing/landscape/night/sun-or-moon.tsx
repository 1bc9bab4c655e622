import { type Light } from '../compose/light.js';
import { moonPath } from '../moon.js';
import { type Scene } from '../scene.js';
import { Shine } from './shine.js';

/** How strongly it lights the air: text may be in front of it. */
const STRENGTH: Readonly<Record<Scene['hour'], number>> = { morning: 0.42, noon: 0.24, dusk: 0.56, night: 0.3 };

/** The one light of the sky. */
export const SunOrMoon = ({
  id,
  light,
  scene,
}: {
  readonly id: string;
  readonly light: Light;
  readonly scene: Scene;
}) => {
  const { x, y, r, kind } = light;
  return (
    <g className={`light-of-${scene.hour}`}>
      <Shine
        id={id}
        x={x}
        y={y}
        reach={kind === 'moon' ? 150 : 300}
        strength={STRENGTH[scene.hour]}
        colour="var(--glow)"
      />
      {kind === 'sun' && <circle cx={x} cy={y} r={r} fill="var(--light)" />}
      {kind === 'moon' && (
        <g transform={`rotate(24 ${x} ${y})`}>
          <circle cx={x} cy={y} r={r - 0.4} fill="color-mix(in oklab, var(--air) 86%, var(--ink))" opacity="0.55" />
          <path d={moonPath(light, scene.moon)} fill="var(--light)" />
        </g>
      )}
    </g>
  );
};
