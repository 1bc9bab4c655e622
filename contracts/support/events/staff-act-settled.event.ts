import { declareEvent } from '../../shared/event-declaration.js';

/** What came of a correction. */
export interface StaffActSettledV1 {
  readonly actId: string;
  readonly staffId: string;
  readonly userId: string;
  /** 'unchanged': there was nothing to correct any more. */
  readonly outcome: 'done' | 'unchanged' | 'refused';
  /** The code of the refusal; null without one. */
  readonly code: string | null;
  readonly settledAt: string;
}

export const staffActSettled = declareEvent<[StaffActSettledV1]>()({
  type: 'StaffActSettled',
  version: 1,
  stream: 'staff',
  personal: 'none',
  upcasters: [],
});
