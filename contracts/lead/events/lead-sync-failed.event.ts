import { declareEvent } from '../../shared/event-declaration.js';
import { type SyncFailureV1 } from './shapes/lead.v1.js';

/** The CRM did not take the lead. After `contact_gone` it gets a new contact. */
export interface LeadSyncFailedV1 {
  readonly leadId: string;
  readonly userId: string | null;
  readonly reason: SyncFailureV1;
  /** The CRM's own words, which may repeat what was sent. */
  readonly detail: string | null;
  readonly failedAt: string;
}

export const leadSyncFailed = declareEvent<[LeadSyncFailedV1]>()({
  type: 'LeadSyncFailed',
  version: 1,
  stream: 'lead',
  personal: { detail: null },
  upcasters: [],
});
