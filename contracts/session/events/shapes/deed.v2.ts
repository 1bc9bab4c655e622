import { type AttemptV1 } from './attempt.v1.js';
import { type DeedV1 } from './deed.v1.js';

/** From this version on, a deed in a player's own words keeps what was tried; null for offers and moves. */
export interface DeedV2 extends DeedV1 {
  readonly attempt: AttemptV1 | null;
}
