import { along, between, broken, flowing, type Hand, line, on, shape, times, type XY } from '../burin.js';
import { type Form } from '../form.js';

export interface Peak {
  readonly x: number;
  readonly h: number;
  readonly w: number;
}
export interface Massif {
  readonly peaks: readonly Peak[];
  readonly foot: number;
  /** The position of the light: flanks that face away from it are hatched. */
  readonly light: number;
  readonly snow: number;
  readonly rough?: number;
  /** The lower end of its body: its foot, if that is in water. */
  readonly base?: number;
}

interface Flanks {
  readonly summit: XY;
  /** Both from the summit down. */
  readonly bright: readonly XY[];
  readonly dark: readonly XY[];
  readonly spur: readonly XY[];
}

/** Parallel strokes down the flank in shadow, as steep as the flank. */
const hatching = (hand: Hand, n: number, { dark, spur }: Flanks): string => {
  const [top, low] = [along(dark, 0), along(dark, 1)];
  const [dx, dy] = [low[0] - top[0], low[1] - top[1]];
  const count = Math.max(5, Math.round(Math.hypot(dx, dy) / 4.2));
  return times(count, (i) => {
    const t = (i + 0.4) / count;
    const from = on(along(spur, t * 0.92), along(dark, t), 0.06 + hand(n + i) * 0.12);
    const far = (1 - t) * (0.42 + hand(n + i + 40) * 0.5);
    return line([from, [from[0] + dx * far * 0.86, from[1] + dy * far]]);
  }).join('');
};

/** Slivers along the lit edge. */
const facets = (hand: Hand, n: number, { bright, spur }: Flanks): string => {
  const sliver = (from: number, to: number, deep: number): string => {
    const steps = times(4, (i) => between(from, to, i / 3));
    const inner = [...steps]
      .reverse()
      .map((t, i) =>
        on(along(bright, t), along(spur, t), i === 0 || i === 3 ? 0.02 : deep * (0.5 + hand(n + i * 7) * 0.9)),
      );
    return shape([...steps.map((t) => along(bright, t)), ...inner]);
  };
  return (
    sliver(0, 0.3 + hand(n) * 0.15, 0.42) +
    sliver(0.46, 0.66 + hand(n + 1) * 0.2, 0.22) +
    (hand(n + 2) > 0.5 ? sliver(0.8, 0.97, 0.12) : '')
  );
};

const cap = (hand: Hand, n: number, { bright, dark, spur }: Flanks, deep: number): string => {
  const [a, b] = [deep * (0.8 + hand(n) * 0.4), deep * (0.7 + hand(n + 1) * 0.5)];
  const edge: XY[] = [
    on(along(dark, b * 0.6), along(spur, b * 0.6), 0.4),
    along(spur, deep * 0.9),
    on(along(bright, a * 0.6), along(spur, a * 0.6), 0.5),
  ];
  const steps = times(5, (i) => i / 4);
  return shape([...steps.map((t) => along(bright, t * a)).reverse(), ...steps.map((t) => along(dark, t * b)), ...edge]);
};

/** A range as one outline: summits and saddles, each with a spur, hatched on the side away from the light. */
export const massif = (hand: Hand, { peaks, foot, light, snow, rough = 0.26, base = foot + 1 }: Massif): Form => {
  const saddle = (a: Peak, b: Peak, n: number): XY => [
    between(a.x, b.x, a.w / (a.w + b.w)),
    foot - Math.min(a.h, b.h) * (0.3 + hand(n) * 0.32),
  ];
  const sides = peaks.map((peak, i) => {
    const [before, after] = [peaks[i - 1], peaks[i + 1]];
    const left: XY = before === undefined ? [peak.x - peak.w, foot] : saddle(before, peak, i);
    const right: XY = after === undefined ? [peak.x + peak.w, foot] : saddle(peak, after, i + 1);
    const summit: XY = [peak.x, foot - peak.h];
    return {
      summit,
      left: broken(hand, [summit, left], { rough, deep: 3, n: i * 17 }),
      right: broken(hand, [summit, right], { rough, deep: 3, n: i * 23 + 400 }),
    };
  });
  const flanks = sides.map(({ summit, left, right }, i): Flanks => {
    const lean = summit[0] < light ? 1 : -1;
    const [bright, dark] = lean > 0 ? [right, left] : [left, right];
    const w = Math.abs(along(bright, 1)[0] - summit[0]);
    const spur = broken(hand, [summit, [summit[0] + lean * w * (0.1 + hand(i) * 0.3), foot]], {
      rough: 0.22,
      deep: 3,
      n: i * 31 + 900,
    });
    return { summit, bright, dark, spur };
  });
  const outline = sides.flatMap(({ left, right }) => [...[...left].reverse(), ...right.slice(1)]);
  const [first, last] = [outline[0] ?? [0, foot], outline.at(-1) ?? [0, foot]];
  return {
    body: shape([[first[0], base], ...outline, [last[0], base]]),
    line: flanks.map((flank, i) => line(flank.spur.slice(0, 7)) + hatching(hand, i * 97, flank)).join(''),
    lit: flanks.map((flank, i) => facets(hand, i * 53, flank)).join(''),
    ...(snow > 0 && { snow: flanks.map((flank, i) => cap(hand, i * 41, flank, snow)).join('') }),
  };
};

/** One great cone over the plain, streaked, with snow on its head. */
export const cone = (
  hand: Hand,
  [x, foot]: XY,
  { w, h, snow }: { readonly w: number; readonly h: number; readonly snow: number },
): Form => {
  const side = (lean: number): XY[] =>
    times(9, (i) => {
      const t = i / 8;
      return [x + lean * (w * 0.055 + w * 0.445 * t ** 1.45), foot - h * (1 - t)];
    });
  const crown: XY[] = [
    [x - w * 0.055, foot - h],
    [x - w * 0.02, foot - h * 0.965],
    [x + w * 0.012, foot - h * 1.005],
    [x + w * 0.055, foot - h],
  ];
  const [left, right] = [side(-1), side(1)];
  const low = (t: number): XY => on(along(left, snow * 0.8), along(right, snow * 0.8), t);
  const hem = times(15, (i): XY => {
    const [px, py] = low(1 - i / 14);
    return [px, py + (i % 2 === 0 ? -0.02 : 0.09 + hand(i) * 0.1) * h * (1 - Math.abs(i - 7) / 9)];
  });
  const streak = (i: number): string => {
    const t = 0.04 + ((i * 0.618) % 0.92),
      top = 0.05 + hand(i) * 0.12,
      end = top + 0.16 + hand(i + 30) * 0.34;
    return line(
      [top, (top + end) / 2, end].map((s, k) => {
        const [px, py] = on(along(left, s), along(right, s), t);
        return [px + (k === 1 ? (hand(i + 60) - 0.5) * 3 : 0), py];
      }),
    );
  };
  return {
    body: `${flowing([[x - w / 2, foot + 1], ...[...left].reverse()])}L${crown.map(([a, b]) => `${a} ${b}`).join('L')}L${[...right, [x + w / 2, foot + 1] as XY].map(([a, b]) => `${a} ${b}`).join('L')}z`,
    line:
      times(46, streak).join('') +
      times(16, (i) => {
        const t = 0.55 + i * 0.027;
        return line([
          on(along(left, 0.2 + hand(i) * 0.3), along(right, 0.2 + hand(i) * 0.3), t),
          on(along(left, 0.9), along(right, 0.9), t),
        ]);
      }).join(''),
    snow: shape([
      ...times(6, (i) => along(left, (snow * 0.8 * (5 - i)) / 5)),
      ...crown,
      ...times(6, (i) => along(right, (snow * 0.8 * i) / 5)),
      ...hem,
    ]),
  };
};
