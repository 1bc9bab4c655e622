const WIDTH = 1200;
const HEIGHT = 300;
const STEPS = 80;

/** A sum of waves of different lengths: looks random, but is always the same. */
const ragged = (t: number): number =>
  20 * Math.sin(t * 9 + 1) +
  13 * Math.sin(t * 23 + 2) +
  9 * Math.sin(t * 51 + 5) +
  6 * Math.sin(t * 97) -
  46 * Math.sin(t * Math.PI) ** 2;

/** A CSS mask for a wash that fades towards the lower edge; it is highest at the title. */
export const WASH_EDGE = ((): string => {
  const edge = Array.from(
    { length: STEPS + 1 },
    (_, i) => `${((i / STEPS) * WIDTH).toFixed(0)} ${(HEIGHT - 62 + ragged(i / STEPS)).toFixed(1)}`,
  ).reverse();
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${WIDTH} ${HEIGHT}' preserveAspectRatio='none'><filter id='s' x='-10%' y='-10%' width='120%' height='120%'><feGaussianBlur stdDeviation='11 9'/></filter><path filter='url(#s)' d='M-90-90H${WIDTH + 90}V${HEIGHT - 62}L${edge.join('L')}L-90 ${HEIGHT - 62}z'/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
})();
