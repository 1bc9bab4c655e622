import { lineOf, type Point } from './line.js';
import { Woven } from './woven.js';

const COLOURS = ['var(--strand-one)', 'var(--strand-two)', 'var(--strand-three)'] as const;
const [ACROSS, ALONG] = [20, 48];
const SWING = 5.4;
const STEPS = 30;

const strand = (n: number, upright: boolean) =>
  lineOf(
    Array.from({ length: 3 * STEPS + 1 }, (_, i): Point => {
      const along = ALONG * (i / STEPS - 1);
      const across = ACROSS / 2 + SWING * Math.sin(2 * Math.PI * (i / STEPS + n / COLOURS.length));
      return upright ? [across, along] : [along, across];
    }),
  );
const UPRIGHT = COLOURS.map((_, n) => strand(n, true));
const LYING = COLOURS.map((_, n) => strand(n, false));

interface PlaitProps {
  readonly id: string;
  readonly upright?: boolean;
  readonly scale?: number;
}

/** One turn of a plait of three strands, to be laid end to end. */
export const Plait = ({ id, upright = false, scale = 1 }: PlaitProps) => (
  <pattern
    id={id}
    width={upright ? ACROSS : ALONG}
    height={upright ? ALONG : ACROSS}
    patternUnits="userSpaceOnUse"
    patternTransform={`scale(${scale})`}
  >
    <Woven lines={upright ? UPRIGHT : LYING} colours={COLOURS} width={4.6} cuts />
  </pattern>
);
