import { type AttemptV1 } from './attempt.v1.js';

/** From this version on, companions by id who do it in the hero's stead, and who do it along with the hero. */
export interface AttemptV2 extends AttemptV1 {
  readonly doers: readonly string[];
  readonly helpers: readonly string[];
}
