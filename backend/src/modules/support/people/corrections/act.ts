import { type StaffActedV1 } from '#contracts/support/events.js';
import { type CorrectionKind } from '#contracts/support/people-views.js';

/** What staff are about to put right. */
export interface Act extends Omit<StaffActedV1, 'what' | 'sessionId' | 'actedAt'> {
  readonly what: CorrectionKind;
}
