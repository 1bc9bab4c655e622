import { lineOf, type Point } from './line.js';
import { Woven } from './woven.js';

const COLOURS = ['var(--strand-one)', 'var(--strand-two)', 'var(--strand-three)'] as const;
export const PLAIT = { across: 20, along: 48 } as const;
const SWING = 5.4;
const STEPS = 30;

const strand = (n: number, upright: boolean) =>
  lineOf(
    Array.from({ length: 3 * STEPS + 1 }, (_, i): Point => {
      const along = PLAIT.along * (i / STEPS - 1);
      const across = PLAIT.across / 2 + SWING * Math.sin(2 * Math.PI * (i / STEPS + n / COLOURS.length));
      return upright ? [across, along] : [along, across];
    }),
  );
const UPRIGHT = COLOURS.map((_, n) => strand(n, true));
const LYING = COLOURS.map((_, n) => strand(n, false));

/** One turn of a plait of three strands, to be laid end to end. */
export const Plait = ({ id, upright }: { readonly id: string; readonly upright: boolean }) => (
  <pattern id={id} width={upright ? PLAIT.across : PLAIT.along} height={upright ? PLAIT.along : PLAIT.across} patternUnits="userSpaceOnUse">
    <Woven lines={upright ? UPRIGHT : LYING} colours={COLOURS} width={4.6} cuts />
  </pattern>
);
