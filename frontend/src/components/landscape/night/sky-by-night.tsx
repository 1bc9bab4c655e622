import { type Hand, LINE, r1, times, WIDTH } from '../burin.js';
import { type Light } from '../compose/compose.js';
import { moonPath } from '../moon.js';
import { type Scene } from '../scene.js';

const STARS: Readonly<Record<Scene['hour'], number>> = { morning: 16, noon: 0, dusk: 34, night: 90 };
const VEILED: readonly Scene['weather'][] = ['rain', 'storm', 'fog', 'snow', 'cloud'];

const streak = (hand: Hand, i: number): string => { const w = 70 + hand(i) * 170, x = hand(i + 30) * (WIDTH - w), y = -58 + hand(i + 60) * 120, h = 1.5 + hand(i + 90) * 2.5; return `M${r1(x)} ${r1(y)}q${r1(w * 0.3)} ${r1(-h)} ${r1(w * 0.6)} ${r1(-h * 0.4)}t${r1(w * 0.4)} ${r1(h * 0.4)}q${r1(-w * 0.3)} ${r1(h)} ${r1(-w * 0.55)} ${r1(h * 0.6)}t${r1(-w * 0.45)} ${r1(-h * 0.6)}z`; };
const CLOUDS: Readonly<Record<Scene['weather'], number>> = { clear: 3, heat: 2, wind: 12, cloud: 14, rain: 12, storm: 16, snow: 8, fog: 5 };

interface SkyByNightProps {
  readonly id: string;
  readonly scene: Scene;
  readonly hand: Hand;
  readonly light: Light;
  readonly top: number;
}

/** Sky, stars and the one light. */
export const SkyByNight = ({ id, scene, hand, light, top }: SkyByNightProps) => {
  const reach = light.kind === 'moon' ? 150 : 300, veiled = VEILED.includes(scene.weather);
  return (
    <g>
      <linearGradient id={`${id}sky`} x1="0" y1={top} x2="0" y2={LINE + 20} gradientUnits="userSpaceOnUse">
        <stop offset="0" style={{ stopColor: 'color-mix(in oklab, var(--air) 12%, var(--paper))' }} />
        <stop offset="0.55" style={{ stopColor: 'color-mix(in oklab, var(--air) 40%, var(--paper))' }} />
        <stop offset="1" style={{ stopColor: 'color-mix(in oklab, var(--glow) 14%, color-mix(in oklab, var(--air) 78%, var(--paper)))' }} />
      </linearGradient>
      <radialGradient id={`${id}glow`} cx={light.x} cy={light.y} r={reach} gradientUnits="userSpaceOnUse">
        <stop offset="0" style={{ stopColor: 'var(--glow)', stopOpacity: light.kind === 'moon' ? 0.34 : 0.62 }} />
        <stop offset="0.3" style={{ stopColor: 'var(--glow)', stopOpacity: light.kind === 'moon' ? 0.12 : 0.26 }} />
        <stop offset="1" style={{ stopColor: 'var(--glow)', stopOpacity: 0 }} />
      </radialGradient>
      <rect x="-20" y={top} width={WIDTH + 40} height={240} fill={`url(#${id}sky)`} />
      {!veiled && times(STARS[scene.hour], (i) => <circle key={i} cx={r1(hand(i) * WIDTH)} cy={r1(top + hand(i + 100) ** 1.2 * (LINE - top - 20))} r={r1(0.4 + hand(i + 200) ** 3 * 1.1)} fill="var(--ink)" opacity={r1(0.25 + hand(i + 300) * 0.65)} />)}
      <g className={`scene-${light.kind}`}>
        <rect x="-20" y={top} width={WIDTH + 40} height={240} fill={`url(#${id}glow)`} />
        {light.kind === 'moon' ? (
          <g transform={`rotate(24 ${light.x} ${light.y})`}>
            <circle cx={light.x} cy={light.y} r={light.r - 0.4} fill="color-mix(in oklab, var(--air) 86%, var(--ink))" opacity="0.55" />
            <path d={moonPath(light, scene.moon)} fill="var(--light)" />
          </g>
        ) : (
          <circle cx={light.x} cy={light.y} r={light.r} fill="var(--light)" />
        )}
      </g>
      <g fill={light.kind === 'moon' ? 'color-mix(in oklab, var(--air) 70%, var(--paper))' : 'color-mix(in oklab, var(--glow) 40%, var(--air))'} opacity="0.5">
        {times(CLOUDS[scene.weather], (i) => <path key={i} d={streak(hand, i)} />)}
      </g>
    </g>
  );
};
