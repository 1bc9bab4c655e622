import { type NightSkyProps } from '../../drawing/landscape/country.js';

type Pad = readonly [x: number, y: number, r: number];

const PADS: readonly Pad[] = [
  [392, -50, 30],
  [436, -46, 36],
  [484, -40, 32],
  [520, -28, 28],
  [470, -12, 24],
  [552, -34, 20],
];
const STEM =
  'M352-66Q430-50 470-36 500-28 524-22L522-19Q486-28 462-32 468-22 474-12L470-10Q462-22 452-33 410-46 350-60z';

const pad = ([x, y, r]: Pad, thick: number): string =>
  `M${x - r} ${y}q${r * 0.2}-${thick} ${r * 0.7}-${thick * 0.9}q${r * 0.5}-${thick * 0.5} ${r * 0.9} 0q${r * 0.4} 0 ${r * 0.4} ${thick * 0.9}q-${r}-${thick * 0.4}-${r * 2} 0z`;

/** A pine that reaches into the picture from above. */
export const Bough = ({ white }: NightSkyProps) => (
  <g fill="color-mix(in oklab, var(--air) 8%, var(--paper))">
    <path d={STEM} />
    {PADS.map((p) => (
      <path key={p[0]} d={pad(p, 9)} />
    ))}
    {white &&
      PADS.map(([x, y, r]) => (
        <path key={x} d={pad([x, y - 4, r * 0.7], 3)} fill="color-mix(in oklab, var(--ink) 22%, var(--air))" />
      ))}
  </g>
);
