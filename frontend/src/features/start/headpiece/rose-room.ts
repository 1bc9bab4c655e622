/** CSS pixels from the page's upper left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export interface RosePlace {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The reach of the rose about its centre, in radii: the lily stands over its northern tip. */
const REACH = { side: 1.06, up: 1.42, down: 1.06 } as const;
const GAP = 8;
/** The parts of the page's width where the sea begins, and about which it is open. */
const SHORE = 0.68;
const AT_SEA = 0.86;
/** The part of the strip's height below which its lines fade. */
const FADES = 0.88;
const STEP = 4;

const mostFor = (width: number): number => Math.min(132, Math.max(46, width * 0.0625));

/** The largest radius about a point at which the rose does not touch a box. */
const clearOf = (x: number, y: number, { left, top, right, bottom }: Box): number =>
  Math.max(
    (left - GAP - x) / REACH.side,
    (x - right - GAP) / REACH.side,
    (top - GAP - y) / REACH.down,
    (y - bottom - GAP) / REACH.up,
  );

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(1, Math.floor((to - from) / STEP) + 1) }, (_, n) => from + n * STEP);

/** The place in the strip where the rose can be largest without touching the title, a slip or the edge, nearest to the open sea. */
export const roseRoom = (
  strip: { readonly width: number; readonly height: number },
  taken: readonly Box[],
): RosePlace => {
  const { width, height } = strip;
  const most = mostFor(width);
  const places = range(width * SHORE, width).flatMap((x) =>
    range(0, height).map((y) => {
      const inside = Math.min((width - GAP - x) / REACH.side, (y - GAP) / REACH.up, (FADES * height - y) / REACH.down);
      return { x, y, radius: Math.min(most, inside, ...taken.map((box) => clearOf(x, y, box))) };
    }),
  );
  const merit = ({ x, y, radius }: RosePlace): number =>
    radius - Math.abs(x - AT_SEA * width) / 60 - Math.abs(y - height * 0.45) / 400;
  return places.reduce((a, b) => (merit(b) > merit(a) ? b : a));
};
