import { type SagaV1 } from '../events/shapes/saga.v1.js';
import { type SagaV2 } from '../events/shapes/saga.v2.js';
import { changeV1ToV2 } from './without-optionals.js';

/** Before scenes were written, none had been played; before towns could be warned, none was. */
export const sagaWithScenes = (saga: SagaV1 | null): SagaV2 | null =>
  saga && { ...changeV1ToV2(saga), scenes: [], warned: [] };
