import { type HappeningV2 } from './happening.v2.js';
import { type SagaChangeV1 } from './saga.v1.js';

/** `fedOn` is null before meals were counted. */
export interface CalendarV2 extends Omit<SagaChangeV1['calendar'], 'fedOn'> {
  readonly fedOn: number | null;
}

/** Changes of a turn in the spine, without optional fields. */
export interface SagaChangeV2 extends Omit<SagaChangeV1, 'calendar' | 'happenings'> {
  readonly calendar: CalendarV2;
  readonly happenings: readonly HappeningV2[];
}
