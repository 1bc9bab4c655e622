import { type HappeningV4 } from './happening.v4.js';
import { type SagaChangeV3 } from './saga-change.v3.js';

/** Changes of a turn in the spine, with what oaths of each kind gain and lose by. */
export interface SagaChangeV4 extends Omit<SagaChangeV3, 'happenings'> {
  readonly happenings: readonly HappeningV4[];
}
