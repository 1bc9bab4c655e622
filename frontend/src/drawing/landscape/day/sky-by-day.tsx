import { type Hand, handFor, LINE, pt, r1, times, WIDTH, type XY } from '../burin.js';
import { type Light } from '../compose/light.js';
import { GREY, RULED, ruled } from '../ruling.js';
import { moonPath } from '../moon.js';
import { type Scene } from '../scene.js';

const HEAP: readonly XY[] = [
  [0, 0],
  [0.09, 0.3],
  [0.24, 0.52],
  [0.36, 0.94],
  [0.56, 1],
  [0.72, 0.62],
  [0.88, 0.36],
  [1, 0],
];
/** A cumulus cloud with a flat base and ruled shadow. */
const cloud = (hand: Hand, n: number, [x, y]: XY, w: number): { body: string; line: string } => {
  const h = w * (0.2 + hand(n) * 0.1),
    turn = hand(n + 1) > 0.5;
  const heap = HEAP.map(([px, py], i): XY => [
    x + w * (turn ? 1 - px : px),
    y - h * py * (0.85 + hand(n + i) * 0.3),
  ]).sort((a, b) => a[0] - b[0]);
  const puffs = heap
    .slice(1)
    .map((p, i) => {
      const q = heap[i] ?? p,
        r = Math.hypot(p[0] - q[0], p[1] - q[1]) * 0.58;
      return `A${r1(r)} ${r1(r)} 0 0 1 ${pt(p)}`;
    })
    .join('');
  return {
    body: `M${pt(heap[0] ?? [x, y])}${puffs}q${r1(-w * 0.3)} 2.5 ${r1(-w * 0.6)} 0.6t${r1(-w * 0.4)} -0.6z`,
    line:
      times(
        Math.max(3, Math.round(h / 2.4)),
        (i) =>
          `M${r1(x + w * (0.16 + hand(n + i) * 0.34))} ${r1(y - 0.6 - i * 2)}h${r1(w * (0.66 - i * 0.05) * (0.35 + hand(n + i + 9) * 0.6))}`,
      ).join('') +
      heap
        .slice(2, -2)
        .map(
          ([px, py], i) =>
            `M${r1(px)} ${r1(py + 1)}q${r1(w * 0.035)} ${r1(h * 0.12)} ${r1(w * 0.01)} ${r1(h * (0.2 + hand(n + i + 20) * 0.16))}`,
        )
        .join(''),
  };
};

const CLOUDS: Readonly<Record<Scene['weather'], number>> = {
  clear: 2,
  heat: 0,
  wind: 4,
  cloud: 6,
  rain: 6,
  storm: 8,
  snow: 6,
  fog: 0,
};

/** An engraver's sun: a disc with long and short rays; low, it is half hidden. */
const Sun = ({ light: { x, y, r } }: { readonly light: Light }) => (
  <g fill="none" strokeWidth="0.8">
    {times(32, (i) => {
      const a = (i / 32) * Math.PI * 2,
        [from, to] = i % 2 === 0 ? [1.35, 2.5] : [1.35, 1.8];
      return (
        <path
          key={i}
          d={`M${r1(x + Math.cos(a) * r * from)} ${r1(y + Math.sin(a) * r * from)}L${r1(x + Math.cos(a) * r * to)} ${r1(y + Math.sin(a) * r * to)}`}
          strokeWidth={i % 2 === 0 ? 0.8 : 0.6}
        />
      );
    })}
    <circle cx={x} cy={y} r={r} fill="var(--paper)" stroke="var(--act)" strokeWidth="1.2" />
    <circle cx={x} cy={y} r={r * 0.82} stroke="var(--act)" strokeWidth="0.6" />
  </g>
);

const Moon = ({ light, phase }: { readonly light: Light; readonly phase: number }) => (
  <g strokeWidth="0.6" fill="none">
    {[1.7, 2.1].map((k) => (
      <circle key={k} cx={light.x} cy={light.y} r={light.r * k} stroke="var(--shade)" strokeDasharray="9 4 3 4" />
    ))}
    <circle cx={light.x} cy={light.y} r={light.r} fill="var(--shade)" fillOpacity="0.5" />
    <path d={moonPath(light, phase)} fill="var(--leaf)" strokeWidth="0.9" />
  </g>
);

const stars = (hand: Hand): string =>
  times(26, (i) => {
    const x = hand(i) * WIDTH,
      y = 3 + hand(i + 40) * (LINE - 34),
      l = 1.2 + hand(i + 80) * 1.6;
    return `M${r1(x - l)} ${r1(y)}h${r1(l * 2)}M${r1(x)} ${r1(y - l)}v${r1(l * 2)}`;
  }).join('');

const Stars = ({ hand }: { readonly hand: Hand }) => (
  <g>
    <path d={stars(hand)} stroke="var(--paper)" strokeWidth="2.4" />
    <path d={stars(hand)} strokeWidth="0.7" />
  </g>
);
const SunOrMoon = ({ light, phase }: { readonly light: Light; readonly phase: number }) =>
  light.kind === 'sun' ? <Sun light={light} /> : <Moon light={light} phase={phase} />;

/** Weathers that hide sun and moon. */
const HIDING: readonly Scene['weather'][] = ['storm', 'rain'];
/** The white area around the light, relative to its size. */
const HALO: Readonly<Record<Scene['hour'], number>> = { morning: 1.5, noon: 1.5, dusk: 2.4, night: 2.4 };

export const SkyByDay = ({
  scene,
  hand,
  light,
  birds,
}: {
  readonly scene: Scene;
  readonly hand: Hand;
  readonly light: Light;
  readonly birds: string;
}) => {
  const clouds = times(CLOUDS[scene.weather], (i) =>
    cloud(hand, i * 17, [30 + ((hand(i + 60) + i * 0.618) % 1) * 880, 22 + hand(i + 63) * 34], 80 + hand(i + 66) * 110),
  );
  const veiled = GREY.includes(scene.weather),
    hidden = HIDING.includes(scene.weather);
  const { step, weight, low } = RULED[scene.hour],
    halo = hidden ? 0 : light.r * HALO[scene.hour];
  return (
    <g fill="none">
      <path
        d={ruled(handFor(hand, 90), light, { top: 0, low, step: veiled ? Math.min(step, 3.6) : step, halo })}
        stroke="var(--ink)"
        strokeOpacity={scene.hour === 'night' ? 0.75 : 0.5}
        strokeWidth={weight}
      />
      {scene.hour === 'night' && !veiled && <Stars hand={hand} />}
      {!hidden && <SunOrMoon light={light} phase={scene.moon} />}
      {clouds.map(({ body, line }) => (
        <g key={body}>
          <path d={body} fill="var(--paper)" strokeWidth="0.7" />
          <path d={line} strokeWidth="0.5" />
        </g>
      ))}
      {scene.hour !== 'night' && !veiled && <path d={birds} strokeWidth="0.8" />}
    </g>
  );
};
