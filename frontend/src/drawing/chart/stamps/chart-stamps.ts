import { type Pen } from './pen.js';
import { type StampKind } from './stamp-kinds.js';

/** What the charts of a people show of it. */
export interface ChartStamps {
  /** What grows in the forests of their country: a kind that stands here twice grows twice as often. */
  readonly trees: readonly [StampKind, ...StampKind[]];
  /** A town as they build it, its ground at 0. */
  readonly town: (pen: Pen) => void;
  /** What they put to sea in, its waterline at 0. */
  readonly ship: (pen: Pen) => void;
}
