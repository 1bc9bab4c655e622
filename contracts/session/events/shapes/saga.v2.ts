import { type CalendarV2 } from './saga-change.v2.js';
import { type SagaV1 } from './saga.v1.js';

/** `way` is the number of the way that was taken; null where the scene was left. */
interface PlayedSceneV1 {
  readonly key: string;
  readonly turn: number;
  readonly way: number | null;
  readonly success: boolean;
}

/** The spine of a session with the scenes of its middle and the towns that were warned, without optional fields. */
export interface SagaV2 extends Omit<SagaV1, 'calendar'> {
  readonly calendar: CalendarV2;
  readonly scenes: readonly PlayedSceneV1[];
  readonly warned: readonly string[];
}
