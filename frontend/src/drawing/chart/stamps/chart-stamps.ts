import { type Pen } from './pen.js';
import { type StampKind } from './stamp-kinds.js';

/** The stamps of a people's charts. */
export interface ChartStamps {
  /** The trees of their forests: a kind that is listed twice is twice as frequent. */
  readonly trees: readonly [StampKind, ...StampKind[]];
  /** A town of this people, its ground at 0. */
  readonly town: (pen: Pen) => void;
  /** A ship of this people, its waterline at 0. */
  readonly ship: (pen: Pen) => void;
}
