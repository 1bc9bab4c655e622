import { type Hand, handFor, LINE, r1, times, WIDTH } from '../burin.js';
import { type Light } from '../compose/compose.js';
import { ruled } from '../ruling.js';
import { moonPath } from '../moon.js';
import { type Scene } from '../scene.js';

const STARS: Readonly<Record<Scene['hour'], number>> = { morning: 16, noon: 0, dusk: 34, night: 90 };
const VEILED: readonly Scene['weather'][] = ['rain', 'storm', 'fog', 'snow', 'cloud'];

const streak = (hand: Hand, i: number): string => { const w = 70 + hand(i) * 170, x = hand(i + 30) * (WIDTH - w), y = -58 + hand(i + 60) * 120, h = 1.5 + hand(i + 90) * 2.5; return `M${r1(x)} ${r1(y)}q${r1(w * 0.3)} ${r1(-h)} ${r1(w * 0.6)} ${r1(-h * 0.4)}t${r1(w * 0.4)} ${r1(h * 0.4)}q${r1(-w * 0.3)} ${r1(h)} ${r1(-w * 0.55)} ${r1(h * 0.6)}t${r1(-w * 0.45)} ${r1(-h * 0.6)}z`; };
const CLOUDS: Readonly<Record<Scene['weather'], number>> = { clear: 3, heat: 2, wind: 12, cloud: 14, rain: 12, storm: 16, snow: 8, fog: 5 };

/** A pine reaches into the samurai's picture from above. */
const PADS = [[392, -50, 30], [436, -46, 36], [484, -40, 32], [520, -28, 28], [470, -12, 24], [552, -34, 20]] as const;
const pad = ([x, y, r]: readonly [number, number, number], thick: number): string => `M${x - r} ${y}q${r * 0.2}-${thick} ${r * 0.7}-${thick * 0.9}q${r * 0.5}-${thick * 0.5} ${r * 0.9} 0q${r * 0.4} 0 ${r * 0.4} ${thick * 0.9}q-${r}-${thick * 0.4}-${r * 2} 0z`;
const Bough = ({ white }: { readonly white: boolean }) => (
  <g fill="color-mix(in oklab, var(--air) 8%, var(--paper))">
    <path d="M352-66Q430-50 470-36 500-28 524-22L522-19Q486-28 462-32 468-22 474-12L470-10Q462-22 452-33 410-46 350-60z" />
    {PADS.map((p) => <path key={p[0]} d={pad(p, 9)} />)}
    {white && PADS.map((p) => <path key={p[0]} d={pad([p[0], p[1] - 4, p[2] * 0.7], 3)} fill="color-mix(in oklab, var(--ink) 40%, var(--air))" />)}
  </g>
);

interface SkyByNightProps {
  readonly id: string;
  readonly scene: Scene;
  readonly hand: Hand;
  readonly light: Light;
  readonly top: number;
}

/** Sky, stars and the one light; a pirate's night is printed from a ruled plate. */
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
      {scene.people === 'pirates' && <path d={ruled(handFor(hand, 91), light, { top, low: LINE - 2, step: 2.6, halo: light.r * 1.5 })} stroke="color-mix(in oklab, var(--light) 24%, var(--air))" strokeWidth="0.7" opacity="0.4" fill="none" />}
      {scene.people === 'samurai' && <Bough white={scene.season === 'winter' || scene.weather === 'snow'} />}
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
