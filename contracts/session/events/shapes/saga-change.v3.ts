import { type HappeningV3 } from './happening.v3.js';
import { type SagaChangeV2 } from './saga-change.v2.js';
import { type SagaV2 } from './saga.v2.js';

/** Changes of a turn in the spine, with scenes and warned towns: null where a part is unchanged. */
export interface SagaChangeV3 extends Omit<SagaChangeV2, 'happenings'> {
  readonly scenes: SagaV2['scenes'] | null;
  readonly warned: SagaV2['warned'] | null;
  readonly happenings: readonly HappeningV3[];
}
