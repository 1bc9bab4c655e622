import { declareEvent } from '../../shared/event-declaration.js';
import { type SentFieldV1 } from './shapes/lead.v1.js';

/** The contact in the CRM has what the lead has. */
export interface LeadSyncedV1 {
  readonly leadId: string;
  readonly userId: string | null;
  readonly ghlContactId: string | null;
  /** By which the next one knows what has changed since. */
  readonly sent: readonly SentFieldV1[];
  /** The tags that the contact was given. */
  readonly tags: readonly string[];
  /** Names of fields that the CRM does not know, or accepted and did not keep. */
  readonly missing: readonly string[];
  readonly syncedAt: string;
}

export const leadSynced = declareEvent<[LeadSyncedV1]>()({
  type: 'LeadSynced',
  version: 1,
  stream: 'lead',
  personal: { ghlContactId: null, sent: [], missing: [] },
  upcasters: [],
});
