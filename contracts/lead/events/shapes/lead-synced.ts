import { type ContactOriginV1, type SentFieldV1 } from './lead.v1.js';

/** The contact in the CRM has what the lead has. */
export interface LeadSyncedV1 {
  readonly leadId: string;
  readonly userId: string | null;
  readonly ghlContactId: string | null;
  /** The next sync compares the lead with these hashes to find what has changed since. */
  readonly sent: readonly SentFieldV1[];
  /** The tags that the contact was given. */
  readonly tags: readonly string[];
  /** Names of fields that the CRM does not know, or accepted and did not keep. */
  readonly missing: readonly string[];
  readonly syncedAt: string;
}

/** From this version on, a sync says whose the contact is, and what was not brought there. */
export interface LeadSyncedV2 extends LeadSyncedV1 {
  readonly contact: ContactOriginV1;
  /** Names of fields whose values the CRM refused: the lead was sent without them. */
  readonly refused: readonly string[];
  /** Names of fields that another contact has, such as its phone: they are kept here. */
  readonly withheld: readonly string[];
}
