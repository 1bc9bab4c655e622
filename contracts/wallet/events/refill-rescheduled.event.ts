import { declareEvent } from '../../shared/event-declaration.js';

/** The next refill was further away than a week: a clock that was ahead had set it. */
export interface RefillRescheduledV1 {
  readonly userId: string;
  readonly refillsAt: string;
  readonly rescheduledAt: string;
}

export const refillRescheduled = declareEvent<[RefillRescheduledV1]>()({
  type: 'RefillRescheduled',
  version: 1,
  stream: 'wallet',
  personal: 'none',
  upcasters: [],
});
