import { declareEvent } from '../../shared/event-declaration.js';

/** Staff looked at something that is about people. Its subject is the person, else the lead, else the one who looked. */
export interface StaffViewedV1 {
  readonly viewId: string;
  readonly staffId: string;
  /** What was looked at, in kebab-case. Pages come and go, so that no list of them is frozen here. */
  readonly what: string;
  readonly userId: string | null;
  readonly leadId: string | null;
  readonly sessionId: string | null;
  /** Whether personal text was shown. */
  readonly unmasked: boolean;
  /** Why it was shown, in the words of staff, which may repeat anything; null where it stayed masked. */
  readonly reason: string | null;
  readonly viewedAt: string;
}

export const staffViewed = declareEvent<[StaffViewedV1]>()({
  type: 'StaffViewed',
  version: 1,
  stream: 'staff',
  personal: { reason: null },
  upcasters: [],
});
