import { once } from '../../../lib/once.js';
import { lineOf, type Point } from './line.js';
import { knotOf, Woven } from './woven.js';

const COLOURS = ['var(--strand-one)', 'var(--strand-two)', 'var(--strand-three)'] as const;
const [ACROSS, ALONG] = [20, 48];
const SWING = 5.4;
const STEPS = 30;

const strand = (n: number, upright: boolean) =>
  lineOf(
    Array.from({ length: 2 * STEPS + 1 }, (_, i): Point => {
      const along = ALONG * (i / STEPS - 0.5);
      const across = ACROSS / 2 + SWING * Math.sin(2 * Math.PI * (i / STEPS + n / COLOURS.length));
      return upright ? [across, along] : [along, across];
    }),
  );
const tied = (upright: boolean) =>
  knotOf(
    COLOURS.map((_, n) => strand(n, upright)),
    4.6,
  );
const [upright, lying] = [once(() => tied(true)), once(() => tied(false))];

interface PlaitProps {
  readonly id: string;
  readonly upright?: boolean;
  readonly scale?: number;
}

/** One period of a plait of three strands, to be repeated. */
export const Plait = ({ id, upright: isUpright = false, scale = 1 }: PlaitProps) => (
  <pattern
    id={id}
    width={isUpright ? ACROSS : ALONG}
    height={isUpright ? ALONG : ACROSS}
    patternUnits="userSpaceOnUse"
    patternTransform={`scale(${scale})`}
  >
    <Woven knot={isUpright ? upright() : lying()} colours={COLOURS} cuts />
  </pattern>
);
