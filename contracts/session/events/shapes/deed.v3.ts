import { type AttemptV2 } from './attempt.v2.js';
import { type DeedV1 } from './deed.v1.js';

/** From this version on, an attempt says which companions do it. */
export interface DeedV3 extends DeedV1 {
  readonly attempt: AttemptV2 | null;
}
