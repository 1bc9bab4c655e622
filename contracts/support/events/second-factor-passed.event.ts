import { declareEvent } from '../../shared/event-declaration.js';

/** A member of the staff gave a right code: for a time, this device may use the pages of staff. */
export interface SecondFactorPassedV1 {
  readonly staffId: string;
  /** Null for a token from before devices had ids. */
  readonly deviceId: string | null;
  readonly method: 'code' | 'recovery-code';
  readonly passedAt: string;
  readonly endsAt: string;
}

export const secondFactorPassed = declareEvent<[SecondFactorPassedV1]>()({
  type: 'SecondFactorPassed',
  version: 1,
  stream: 'staff',
  personal: 'none',
  upcasters: [],
});
