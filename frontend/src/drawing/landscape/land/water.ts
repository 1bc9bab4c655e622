import { type Hand, LINE, r1, times, WIDTH } from '../burin.js';

/** Still water as ruled lines: continuous near the horizon, broken towards the viewer. The light's reflection is a gap. */
export const ruledWater = (
  hand: Hand,
  {
    top,
    bottom,
    light,
    rough = 1,
  }: { readonly top: number; readonly bottom: number; readonly light: number; readonly rough?: number },
): string => {
  const rows: string[] = [];
  for (let y = top + 2, row = 0; y < bottom; row += 1) {
    const near = (y - top) / Math.max(1, bottom - top),
      glade = 10 + near * 26;
    for (let x = -20 + hand(row) * 30, i = 0; x < WIDTH; i += 1) {
      const long = (60 - near * 38) * (0.35 + hand(row * 53 + i)),
        gap = (2 + near * 30) * hand(row * 71 + i + 400) + 2;
      const lies = Math.abs(x + long / 2 - light) < glade * (0.5 + hand(row + i + 90)) && hand(row * 7 + i) > 0.14;
      if (!lies)
        rows.push(
          near < 0.22
            ? `M${r1(x)} ${r1(y)}h${r1(long)}`
            : `M${r1(x)} ${r1(y)}q${r1(long * 0.25)} ${r1(-near * 3.4 * rough)} ${r1(long * 0.5)} 0t${r1(long * 0.5)} 0`,
        );
      x += long + gap;
    }
    y += 2.1 + near * 7.5;
  }
  return rows.join('');
};

/** The broken reflection of the light on water. */
export const glints = (
  hand: Hand,
  {
    light,
    top,
    bottom,
    count,
  }: { readonly light: number; readonly top: number; readonly bottom: number; readonly count: number },
): string =>
  times(count, (i) => {
    const t = hand(i) ** 1.3,
      y = top + 1.5 + t * (bottom - top),
      wide = 7 + t * 34,
      x = light + (hand(i + 300) + hand(i + 600) - 1) * wide,
      long = 2.5 + t * 9 * (0.4 + hand(i + 900));
    return `M${r1(x - long / 2)} ${r1(y)}h${r1(long)}`;
  }).join('');

/** Foam along a strand. */
export const surf = (hand: Hand, points: readonly (readonly [number, number])[], away: number): string =>
  points
    .slice(0, -1)
    .map(([x, y], i) => {
      const [nx, ny] = points[i + 1] ?? [x, y];
      return hand(i) > 0.22
        ? `M${r1(x)} ${r1(y - away)}q${r1((nx - x) / 2)} ${r1((ny - y) / 2 - 1.6)} ${r1((nx - x) * 0.86)} ${r1((ny - y) * 0.86)}`
        : '';
    })
    .join('');

export const SEA = `M-20 ${LINE}H${WIDTH + 20}V190H-20z`;
