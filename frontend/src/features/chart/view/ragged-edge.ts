import { hash, smoothNoise } from '../../../drawing/chart/survey/hash.js';

const WIDTH = 600;
const HEIGHT = 480;
const STEPS = 64;

/** The distance between the edge and the colour, by position along the edge: broad waves plus fine noise. */
const inset = (side: number, n: number): number =>
  15 + 9 * smoothNoise(61 + side, n * 0.31, 0.5) + 5 * smoothNoise(71 + side, n * 0.83, 0.5) + 4 * hash(81, side, n);

/** A CSS mask for a wash of colour that does not quite reach the edges of the paper; CSS stretches it over the element. */
export const RAGGED_EDGE = ((): string => {
  const along = Array.from({ length: STEPS }, (_, n) => n / STEPS);
  const points = [
    ...along.map((t, n) => [t * WIDTH, inset(0, n)]),
    ...along.map((t, n) => [WIDTH - inset(1, n), t * HEIGHT]),
    ...along.map((t, n) => [WIDTH - t * WIDTH, HEIGHT - inset(2, n)]),
    ...along.map((t, n) => [inset(3, n), HEIGHT - t * HEIGHT]),
  ];
  // Corners: each side is drawn between its neighbours' insets.
  const held = points.map(
    ([x = 0, y = 0]) =>
      `${Math.min(WIDTH - 12, Math.max(12, x)).toFixed(1)} ${Math.min(HEIGHT - 12, Math.max(12, y)).toFixed(1)}`,
  );
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${WIDTH}' height='${HEIGHT}' viewBox='0 0 ${WIDTH} ${HEIGHT}' preserveAspectRatio='none'><filter id='s' x='-5%' y='-5%' width='110%' height='110%'><feGaussianBlur stdDeviation='4'/></filter><path filter='url(#s)' d='M${held.join('L')}z'/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
})();
