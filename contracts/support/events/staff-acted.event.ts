import { declareEvent } from '../../shared/event-declaration.js';

/** Staff began to correct something. Recorded before the correction, which is an event of the stream that it changes. */
export interface StaffActedV1 {
  readonly actId: string;
  readonly staffId: string;
  /** The correction, in kebab-case. */
  readonly what: string;
  readonly userId: string;
  readonly sessionId: string | null;
  /** Id of the device or the command that it is about; null where it is about neither. */
  readonly target: string | null;
  /** Tokens or hit points; null where nothing is counted. */
  readonly amount: number | null;
  /** In the words of staff, which may repeat anything. */
  readonly reason: string;
  readonly actedAt: string;
}

export const staffActed = declareEvent<[StaffActedV1]>()({
  type: 'StaffActed',
  version: 1,
  stream: 'staff',
  personal: { reason: '' },
  upcasters: [],
});
