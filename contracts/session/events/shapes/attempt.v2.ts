import { type AttemptV1 } from './attempt.v1.js';

/** From this version on, it has the ids of companions who act in the hero's stead, and of those who help the hero. */
export interface AttemptV2 extends AttemptV1 {
  readonly doers: readonly string[];
  readonly helpers: readonly string[];
}
