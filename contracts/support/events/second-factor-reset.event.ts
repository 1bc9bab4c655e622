import { declareEvent } from '../../shared/event-declaration.js';

/** The second factor was removed by whoever runs the game: the next visit enrols a new one. */
export interface SecondFactorResetV1 {
  readonly staffId: string;
  readonly resetAt: string;
}

export const secondFactorReset = declareEvent<[SecondFactorResetV1]>()({
  type: 'SecondFactorReset',
  version: 1,
  stream: 'staff',
  personal: 'none',
  upcasters: [],
});
