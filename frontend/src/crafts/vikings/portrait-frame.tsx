import { once } from '../../lib/once.js';
import { lineOf, type Line, type Point, through } from './knotwork/line.js';
import { knotOf, Woven } from './knotwork/woven.js';

const [WIDTH, HEIGHT] = [164, 226];
/** From the upper edge around the upper right corner, which is the origin. */
const OUTER: readonly Point[] = [
  [-50, -2],
  [-36, -2],
  [-24, -0.6],
  [-14, 3.2],
  [-6, 6],
  [-3.2, 14],
  [0.6, 24],
  [2, 36],
  [2, 50],
];
const INNER: readonly Point[] = [
  [-50, 4.5],
  [-38, 4.8],
  [-27, 9.5],
  [-16.4, 15.8],
  [-5, 17.5],
  [1.2, 10],
  [1.4, -1.4],
  [-10, -1.2],
  [-17.5, 5],
  [-15.8, 16.4],
  [-9.5, 27],
  [-4.8, 38],
  [-4.5, 50],
];
const RING: readonly Point[] = Array.from({ length: 8 }, (_, i): Point => [
  -16 + 8.4 * Math.cos((i * Math.PI) / 4),
  16 + 8.4 * Math.sin((i * Math.PI) / 4),
]);

/** The four corners in one direction: the first, and its rotations. */
const round = (corner: readonly Point[]): Line => {
  const points = through(corner, false, 6).points;
  const back = [...points].reverse();
  return lineOf(
    [
      ...back.map(([x, y]): Point => [-x, y]),
      ...points.map(([x, y]): Point => [WIDTH + x, y]),
      ...back.map(([x, y]): Point => [WIDTH + x, HEIGHT - y]),
      ...points.map(([x, y]): Point => [-x, HEIGHT - y]),
    ],
    true,
  );
};
const ring = (mirror: (point: Point) => Point): Line => through(RING.map(mirror), true, 6);

const knot = once(() =>
  knotOf(
    [
      round(OUTER),
      round(INNER),
      ring(([x, y]) => [-x, y]),
      ring(([x, y]) => [WIDTH + x, y]),
      ring(([x, y]) => [WIDTH + x, HEIGHT - y]),
      ring(([x, y]) => [-x, HEIGHT - y]),
    ],
    2.6,
    0.7,
  ),
);
const GOLD = 'var(--strand-four)';
const PANEL =
  'M-4.600-4.600H168.600V230.600H-4.600zM33 8A33 33 0 0 1 8 33V193A33 33 0 0 1 33 218H131A33 33 0 0 1 156 193V33A33 33 0 0 1 131 8z';

/** Two strands along the edge, knotted at the corners. */
export const PortraitFrame = () => (
  <g className="knotted-frame">
    <path d={PANEL} fill="var(--frame-ground)" fillRule="evenodd" stroke="var(--strand-edge)" strokeWidth="0.8" />
    <Woven knot={knot()} colours={['var(--strand-two)', 'var(--strand-one)', GOLD, GOLD, GOLD, GOLD]} />
  </g>
);
