/** The engraver's hand: numbers that look like chance and never change. */
export type Hand = (n: number) => number;

export const WIDTH = 1000;
export const HEIGHT = 150;

/** From 0 up to 1, for the n-th stroke. */
export const handOf = (seed: number): Hand => (n) => {
  const x = Math.sin((n + 1) * 12.9898 + seed * 78.233) * 43758.5453;
  return x - Math.floor(x);
};

export const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
const f = (value: number): string => value.toFixed(1);

export interface Form {
  /** Filled with paper, so that it hides what lies behind. */
  readonly body: string;
  readonly shade: string;
}

/** A peak with its foot at (x, y): a ragged outline, and hatching down its right flank. */
export const peak = (hand: Hand, n: number, x: number, y: number, w: number, h: number): Form => {
  const lean = (hand(n) - 0.5) * w * 0.3;
  const top = `${f(x + lean)} ${f(y - h)}`;
  const left = `${f(x - w * 0.28 + lean * 0.5)} ${f(y - h * (0.5 + hand(n + 1) * 0.1))}`;
  const right = `${f(x + w * 0.26 + lean * 0.5)} ${f(y - h * (0.52 + hand(n + 2) * 0.12))}`;
  const shade = times(Math.round(w / 7), (i) => {
    const t = (i + 0.6) / Math.round(w / 7);
    const sx = x + lean * (1 - t) + t * w * 0.4;
    const sy = y - h * (1 - t) * 0.97;
    return `M${f(sx)} ${f(sy)}L${f(sx - w * 0.05 + hand(n + i) * 3)} ${f(Math.min(y, sy + h * (0.34 - t * 0.2) + 5))}`;
  }).join('');
  return { body: `M${f(x - w / 2)} ${f(y)}L${left} ${top} ${right} ${f(x + w / 2)} ${f(y)}`, shade };
};

export const hill = (hand: Hand, n: number, x: number, y: number, w: number, h: number): Form => ({
  body: `M${f(x - w / 2)} ${f(y)}C${f(x - w * 0.3)} ${f(y - h * 1.2)} ${f(x + w * 0.22)} ${f(y - h * 1.25)} ${f(x + w / 2)} ${f(y)}`,
  shade: times(Math.round(w / 9), (i) => {
    const t = 0.52 + (i / Math.round(w / 9)) * 0.4;
    const sx = x - w / 2 + t * w;
    const sy = y - h * 3.3 * t * (1 - t) - 1;
    return `M${f(sx)} ${f(sy + 2)}l${f(4 + hand(n + i) * 2)} ${f(4 + h * 0.12)}`;
  }).join(''),
});

/** A fir: a trunk and boughs that hang. */
export const fir = (x: number, y: number, h: number): Form => {
  const boughs = times(4, (i) => { const w = h * (0.1 + i * 0.07), at = y - h + (i + 1) * h * 0.21; return `L${f(x + w)} ${f(at)} ${f(x + w * 0.45)} ${f(at - 1)}`; }).join('');
  const back = times(4, (k) => { const i = 3 - k, w = h * (0.1 + i * 0.07), at = y - h + (i + 1) * h * 0.21; return `L${f(x - w * 0.45)} ${f(at - 1)} ${f(x - w)} ${f(at)}`; }).join('');
  const shade = times(5, (i) => `M${f(x + 1)} ${f(y - h * (0.72 - i * 0.13))}l${f(h * (0.06 + i * 0.035))} ${f(h * 0.07)}`).join('');
  return { body: `M${f(x)} ${f(y - h)}${boughs}L${f(x + h * 0.1)} ${f(y - h * 0.14)}V${f(y)}h${f(-h * 0.1 * 2 + h * 0.16)}V${f(y - h * 0.14)}${back}z`, shade };
};

export const waves = (hand: Hand, rows: number, top: number, gap: number): string =>
  times(rows, (row) =>
    times(16, (i) => {
      const x = i * 64 + hand(row * 31 + i) * 60 - 10;
      const y = top + row * gap + hand(row * 17 + i) * 4;
      const w = 6 + row * 1.6;
      return `M${f(x)} ${f(y)}q${f(w / 2)} ${f(-w * 0.42)} ${f(w)} 0t${f(w)} 0 ${f(w)} 0`;
    }).join(''),
  ).join('');

export const tufts = (hand: Hand, count: number, top: number, bottom: number): string =>
  times(count, (i) => {
    const y = top + hand(i * 3) * (bottom - top);
    const x = hand(i * 3 + 1) * WIDTH;
    const h = 4 + ((y - top) / (bottom - top)) * 5;
    return `M${f(x)} ${f(y)}q-2${f(-h * 0.6)}-4${f(-h)}M${f(x)} ${f(y)}v${f(-h * 1.1)}M${f(x)} ${f(y)}q2${f(-h * 0.6)} 4${f(-h)}`;
  }).join('');
