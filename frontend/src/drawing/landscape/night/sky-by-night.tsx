import { type Hand, LINE, r1, times, WIDTH } from '../burin.js';
import { type Light } from '../compose/light.js';
import { type Scene, whiteIn } from '../scene.js';
import { Shine } from './shine.js';
import { SunOrMoon } from './sun-or-moon.js';

const STARS: Readonly<Record<Scene['hour'], number>> = { morning: 16, noon: 0, dusk: 34, night: 90 };
const STREAKS: Readonly<Record<Scene['weather'], number>> = {
  clear: 3,
  heat: 2,
  wind: 12,
  cloud: 14,
  rain: 12,
  storm: 16,
  snow: 8,
  fog: 5,
};
const VEILED: readonly Scene['weather'][] = ['rain', 'storm', 'fog', 'snow', 'cloud'];

/** Buttons cover the right end of the sky: a cloud behind their text would make it illegible. */
const CLEAR = 170;

/** A long evening cloud. */
const streak = (hand: Hand, i: number): string => {
  const w = 70 + hand(i) * 170,
    x = hand(i + 30) * (WIDTH - CLEAR - w),
    y = -58 + hand(i + 60) * 120,
    h = 1.5 + hand(i + 90) * 2.5;
  return `M${r1(x)} ${r1(y)}q${r1(w * 0.3)} ${r1(-h)} ${r1(w * 0.6)} ${r1(-h * 0.4)}t${r1(w * 0.4)} ${r1(h * 0.4)}q${r1(-w * 0.3)} ${r1(h)} ${r1(-w * 0.55)} ${r1(h * 0.6)}t${r1(-w * 0.45)} ${r1(-h * 0.6)}z`;
};
const Stars = ({ hand, count, top }: { readonly hand: Hand; readonly count: number; readonly top: number }) =>
  times(count, (i) => (
    <circle
      key={i}
      cx={r1(hand(i) * WIDTH)}
      cy={r1(top + hand(i + 100) ** 1.2 * (LINE - top - 20))}
      r={r1(0.4 + hand(i + 200) ** 3 * 1.1)}
      fill="var(--spark)"
      opacity={r1(0.25 + hand(i + 300) * 0.65)}
    />
  ));

const AIR = [
  [0, 'color-mix(in oklab, var(--air) 12%, var(--paper))'],
  [0.55, 'color-mix(in oklab, var(--air) 40%, var(--paper))'],
  [1, 'color-mix(in oklab, var(--glow) 14%, color-mix(in oklab, var(--air) 78%, var(--paper)))'],
] as const;

interface SkyByNightProps {
  readonly id: string;
  readonly scene: Scene;
  readonly hand: Hand;
  readonly light: Light;
  readonly top: number;
}

/** Air, stars and the one light, with remaining daylight while the moon is up. */
export const SkyByNight = ({ id, scene, hand, light, top }: SkyByNightProps) => {
  const { hour, weather, country } = scene,
    veiled = VEILED.includes(weather);
  return (
    <g>
      <linearGradient id={`${id}sky`} x1="0" y1={top} x2="0" y2={LINE + 20} gradientUnits="userSpaceOnUse">
        {AIR.map(([offset, stopColor]) => (
          <stop key={offset} offset={offset} style={{ stopColor }} />
        ))}
      </linearGradient>
      <rect x="-20" y={top} width={WIDTH + 40} height={240} fill={`url(#${id}sky)`} />
      {light.kind === 'moon' && !veiled && (
        <Shine id={`${id}last`} x={light.x - 40} y={LINE} reach={260} strength={0.3} />
      )}
      {!veiled && <Stars hand={hand} count={STARS[hour]} top={top} />}
      {country.NightSky && <country.NightSky hand={hand} light={light} top={top} white={whiteIn(scene).all} />}
      <SunOrMoon id={`${id}orb`} light={light} scene={scene} />
      <path
        d={times(STREAKS[weather], (i) => streak(hand, i)).join('')}
        fill={
          light.kind === 'moon'
            ? 'color-mix(in oklab, var(--air) 70%, var(--paper))'
            : 'color-mix(in oklab, var(--glow) 40%, var(--air))'
        }
        opacity="0.5"
      />
    </g>
  );
};
