import { r1, times, type XY } from '../burin.js';
import { type Form } from '../form.js';

export const box = (x: number, y: number, w: number, h: number): string =>
  `M${r1(x)} ${r1(y)}v${r1(-h)}h${r1(w)}v${r1(h)}z`;
/** Vertical strokes on the right of a wall, which faces away from the light. */
export const shadow = (
  [x, y]: XY,
  { w, h, gap = 1.8 }: { readonly w: number; readonly h: number; readonly gap?: number },
): string =>
  times(
    Math.max(1, Math.floor((w * 0.42) / gap)),
    (i) => `M${r1(x + w - 1 - i * gap)} ${r1(y - h + 1.2)}V${r1(y - 0.8)}`,
  ).join('');
export const slits = (at: readonly (readonly [number, number])[], w = 1.6, h = 3.4): string =>
  at.map(([x, y]) => `M${r1(x)} ${r1(y)}v${r1(-h + w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${r1(h - w / 2)}z`).join('');
export const flag = (x: number, y: number, h: number, long = 9): Pick<Form, 'line' | 'dyed'> => ({
  line: `M${x} ${y}v${-h}`,
  dyed: `M${x} ${y - h}q${r1(long * 0.4)} -1.4 ${r1(long * 0.6)} 0.6t${r1(long * 0.4)} 0l${r1(-long * 0.2)} 2.4 ${r1(long * 0.1)} 2.2q${r1(-long * 0.3)} 1 ${r1(-long * 0.5)} -0.2t${r1(-long * 0.4)} 0z`,
});
const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join('');
/** Combines several forms of one plane into one. */
export const together = (...forms: readonly Partial<Form>[]): Form => ({
  body: joined(...forms.map(({ body }) => body)),
  line: joined(...forms.map(({ line }) => line)),
  open: joined(...forms.map(({ open }) => open)),
  dyed: joined(...forms.map(({ dyed }) => dyed)),
  solid: joined(...forms.map(({ solid }) => solid)),
  snow: joined(...forms.map(({ snow }) => snow)),
});

const tiles = (
  [x, y]: XY,
  { w, roof, inset }: { readonly w: number; readonly roof: number; readonly inset: number },
): string =>
  times(Math.max(2, Math.round(w / 3.4)), (i, n = Math.max(2, Math.round(w / 3.4))) => {
    const t = (i + 0.6) / n;
    return `M${r1(x + inset + (w - 2 * inset) * t)} ${r1(y - roof + 0.6)}L${r1(x + w * t)} ${r1(y - 0.8)}`;
  }).join('');

/** A house seen from its long side: walls, and a roof over them. */
export const house = (
  [x, y]: XY,
  {
    w,
    wall,
    roof,
    lights = 2,
  }: { readonly w: number; readonly wall: number; readonly roof: number; readonly lights?: number },
): Form[] => [
  {
    body: box(x, y, w, wall),
    line: shadow([x, y], { w, h: wall }),
    open: slits(
      times(lights, (i) => [x + (w * (i + 0.7)) / (lights + 0.6), y - wall * 0.3] as const),
      1.8,
      Math.min(4, wall * 0.5),
    ),
  },
  {
    body: `M${r1(x - 2)} ${r1(y - wall)}L${r1(x + w * 0.1)} ${r1(y - wall - roof)}H${r1(x + w * 0.9)}L${r1(x + w + 2)} ${r1(y - wall)}z`,
    line: tiles([x - 1, y - wall], { w: w + 2, roof, inset: w * 0.1 }),
    snow: `M${r1(x - 1)} ${r1(y - wall - roof * 0.25)}L${r1(x + w * 0.1)} ${r1(y - wall - roof)}H${r1(x + w * 0.9)}L${r1(x + w + 1)} ${r1(y - wall - roof * 0.25)}z`,
  },
];
/** A house seen from its gable. */
export const gable = (
  [x, y]: XY,
  { w, wall, roof }: { readonly w: number; readonly wall: number; readonly roof: number },
): Form[] => [
  {
    body: `M${r1(x)} ${r1(y)}V${r1(y - wall)}L${r1(x + w / 2)} ${r1(y - wall - roof)}L${r1(x + w)} ${r1(y - wall)}V${r1(y)}z`,
    line: `M${r1(x - 1.6)} ${r1(y - wall + 1.4)}L${r1(x + w / 2)} ${r1(y - wall - roof - 0.6)}L${r1(x + w + 1.6)} ${r1(y - wall + 1.4)}${shadow([x, y], { w, h: wall })}`,
    open:
      slits(
        [
          [x + w * 0.28, y - wall * 0.45],
          [x + w * 0.6, y - wall * 0.45],
        ],
        w * 0.14,
        wall * 0.36,
      ) + slits([[x + w * 0.44, y]], w * 0.16, wall * 0.34),
  },
];
const teeth = (w: number, n: number, high = 3): string => {
  const step = w / (n * 2 - 1);
  return times(n, (i) => `v${-high}h${r1(step)}v${high}${i < n - 1 ? `h${r1(step)}` : ''}`).join('');
};
/** A wall with merlons, from (x, y) up. */
export const rampart = (
  [x, y]: XY,
  { w, h, n = Math.max(3, Math.round(w / 7)) }: { readonly w: number; readonly h: number; readonly n?: number },
): Form => ({
  body: `M${r1(x)} ${r1(y)}V${r1(y - h)}${teeth(w, n)}V${r1(y)}z`,
  line:
    times(
      Math.round((w * h) / 46),
      (i) => `M${r1(x + (((i * 37) % 97) / 97) * (w - 5) + 1)} ${r1(y - 2 - (((i * 53) % 89) / 89) * (h - 4))}h3`,
    ).join('') + shadow([x + w * 0.7, y], { w: w * 0.3, h }),
});
export const tower = (
  [x, y]: XY,
  {
    w,
    h,
    top = 'teeth',
    rise = h * 0.4,
  }: { readonly w: number; readonly h: number; readonly top?: 'teeth' | 'cone' | 'none'; readonly rise?: number },
): Form[] => {
  const lip = top === 'teeth' ? `M${r1(x - 1.4)} ${r1(y - h)}v-4${teeth(w + 2.8, 3)}v4z` : '';
  const roof: Form = {
    body: `M${r1(x - 2)} ${r1(y - h)}L${r1(x + w / 2)} ${r1(y - h - rise)}L${r1(x + w + 2)} ${r1(y - h)}z`,
    line: times(
      Math.max(2, Math.round(w / 3)),
      (i) =>
        `M${r1(x + w / 2 + 0.4 * i)} ${r1(y - h - rise * 0.8 + i * 2)}L${r1(x + w * 0.55 + i * 2.4)} ${r1(y - h - 0.8)}`,
    ).join(''),
  };
  return [
    {
      body: box(x, y, w, h) + lip,
      line: shadow([x, y], { w, h, gap: 1.5 }),
      open: slits(
        [
          [x + w * 0.34, y - h * 0.66],
          [x + w * 0.34, y - h * 0.3],
        ],
        1.8,
        4.2,
      ),
    },
    ...(top === 'cone' ? [roof] : []),
  ];
};
/** A tier of arches through which the land behind can be seen. */
export const arcade = (
  [x, y]: XY,
  {
    count,
    step,
    h,
    pier = step * 0.26,
  }: { readonly count: number; readonly step: number; readonly h: number; readonly pier?: number },
): Form => ({
  hollow: true,
  body:
    box(x, y, count * step + pier, h) +
    times(count, (i) => {
      const w = step - pier,
        left = x + pier + i * step;
      return `M${r1(left)} ${r1(y)}V${r1(y - h * 0.4)}a${r1(w / 2)} ${r1(Math.min(w / 2, h * 0.42))} 0 0 1 ${r1(w)} 0V${r1(y)}z`;
    }).join(''),
  line:
    `M${r1(x)} ${r1(y - h + 1.6)}h${r1(count * step + pier)}` +
    times(count, (i) => `M${r1(x + i * step + pier * 0.7)} ${r1(y - 1)}V${r1(y - h * 0.5)}`).join(''),
});
