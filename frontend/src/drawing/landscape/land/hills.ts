import { along, flowing, type Hand, line, on, pt, r1, times, WIDTH, type XY } from '../burin.js';
import { type Form } from '../form.js';

interface Rolling {
  readonly y: number;
  readonly swell: number;
  /** Hills across the width. */
  readonly count: number;
  readonly foot: number;
  readonly light: number;
  /** 0 for bare ground, 1 for close hatching. */
  readonly hatch?: number;
}

const crestOf = (hand: Hand, y: number, swell: number, count: number): XY[] =>
  times(count * 2 + 3, (i) => [
    ((i - 1) / (count * 2)) * WIDTH + (hand(i) - 0.5) * (300 / count),
    y - (i % 2 === 0 ? hand(i + 20) * 0.25 : 0.5 + hand(i + 40) * 0.5) * swell,
  ]);

/** Strokes down from a crest, longer on slopes that face away from the light. */
const fall = (
  hand: Hand,
  crest: readonly XY[],
  { swell, light, hatch = 0.6 }: Pick<Rolling, 'swell' | 'light' | 'hatch'>,
): string => {
  const count = Math.round(230 * hatch);
  return times(count, (i) => {
    const t = (i + hand(i)) / count,
      [x, y] = along(crest, t),
      [ahead, below] = along(crest, t + 0.012);
    const slope = (below - y) / Math.max(1, ahead - x);
    const dark = x < light ? -slope : slope;
    if (dark < 0.008) return '';
    const long = swell * (0.16 + Math.min(0.5, dark * 1.6)) * (0.5 + hand(i + 9));
    const lean = x < light ? -1 : 1;
    return `M${r1(x)} ${r1(y + 1.6)}q${r1(lean * long * 0.4)} ${r1(long * 0.35)} ${r1(lean * long * 0.9)} ${r1(long)}`;
  }).join('');
};

/** Ground that rises and falls across the whole width. */
export const rolling = (hand: Hand, { y, swell, count, foot, light, hatch }: Rolling): Form => {
  const crest = crestOf(hand, y, swell, count);
  return {
    body: `${flowing(crest)}V${foot}H-60z`,
    line: fall(hand, crest, { swell, light, ...(hatch !== undefined && { hatch }) }),
  };
};

/** A single hill. */
export const hill = (
  hand: Hand,
  n: number,
  [x, foot]: XY,
  { w, h, light }: { readonly w: number; readonly h: number; readonly light: number },
): Form => {
  const top = (hand(n) - 0.5) * 0.2;
  const crest: XY[] = [
    [x - w / 2, foot],
    [x - w * 0.34, foot - h * 0.42],
    [x + (top - 0.12) * w, foot - h * 0.96],
    [x + (top + 0.1) * w, foot - h],
    [x + w * 0.3, foot - h * 0.5],
    [x + w / 2, foot],
  ];
  return { body: `${flowing(crest)}z`, line: fall((i) => hand(i + n), crest, { swell: h, light, hatch: 0.22 }) };
};

/** A dune: a crest that winds down to the viewer, and its side in shadow. */
export const dune = (
  hand: Hand,
  n: number,
  [x, foot]: XY,
  { w, h, light }: { readonly w: number; readonly h: number; readonly light: number },
): Form => {
  const lean = x < light ? -1 : 1;
  const top: XY = [x + lean * w * 0.06, foot - h];
  const left: XY = [x - w / 2, foot],
    right: XY = [x + w / 2, foot];
  const crest: XY[] = [
    top,
    [x + lean * w * 0.02, foot - h * 0.6],
    [x - lean * w * 0.08, foot - h * 0.3],
    [x - lean * w * 0.02, foot],
  ];
  const far = lean > 0 ? right : left;
  const shade = times(Math.round(h * 0.9) + 6, (i) => {
    const t = (i + 0.5) / (Math.round(h * 0.9) + 6),
      from = along(crest, t),
      edge: XY = on(top, far, t);
    return `M${pt(from)}Q${pt(on(from, edge, 0.5))} ${pt([between(from, edge, 0.35 + hand(n + i) * 0.5), edge[1] + 1])}`;
  }).join('');
  const ripples = times(7, (i) => {
    const s = along(crest, 0.3 + i * 0.1);
    return `M${pt([s[0] - lean * (14 + hand(n + i) * 30), s[1] + 3])}q${r1(-lean * 7)}-2 ${r1(-lean * 16)} 1`;
  }).join('');
  return {
    body: `M${pt(left)}Q${pt([x - w * 0.2, foot - h * 0.5])} ${pt(top)}Q${pt([x + w * 0.24, foot - h * 0.46])} ${pt(right)}z`,
    line: flowing(crest) + shade + ripples,
    lit: `${line([top, ...crest.slice(1), lean > 0 ? left : right])}z`,
  };
};
const between = (from: XY, to: XY, t: number): number => from[0] + (to[0] - from[0]) * t;
