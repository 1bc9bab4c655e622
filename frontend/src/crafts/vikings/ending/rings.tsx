import { once } from '../../../lib/once.js';
import { lineOf, type Point } from '../knotwork/line.js';
import { knotOf, Woven } from '../knotwork/woven.js';

const ring = (cx: number, cy: number, r: number) =>
  lineOf(
    Array.from({ length: 72 }, (_, i): Point => [
      cx + r * Math.cos((i * Math.PI) / 36 + 0.02),
      cy + r * Math.sin((i * Math.PI) / 36 + 0.02),
    ]),
    true,
  );
const CENTRES = [-90, 30, 150].map((a): Point => [
  30 * Math.cos((a * Math.PI) / 180),
  30 * Math.sin((a * Math.PI) / 180),
]);
const knot = once(() => knotOf([...CENTRES.map(([x, y]) => ring(x, y, 33)), ring(0, 0, 37)], 9, 1.2));
const COLOURS = ['var(--strand-two)', 'var(--strand-two)', 'var(--strand-two)', 'var(--strand-four)'];

/** Three rings in one another, and a fourth that goes through them all. */
export const Rings = () => (
  <g transform="translate(256 200)">
    <Woven knot={knot()} colours={COLOURS} cuts />
  </g>
);
