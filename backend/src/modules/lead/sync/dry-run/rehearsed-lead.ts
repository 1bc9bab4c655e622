import { type SyncFailureV1 } from '#contracts/lead/events.js';
import { type Lead, leadFold } from '../../domain/lead.fold.js';
import { recordSyncFailure } from '../../domain/sync-lead.decider.js';
import { type FindsLeads, type RecordsSyncs } from '../sync-rows.js';

/** A lead whose sync is recorded nowhere: a contact that is gone changes it for this sync alone. */
export class RehearsedLead implements FindsLeads, RecordsSyncs {
  constructor(private lead: Lead) {}

  find(): Promise<Lead> {
    return Promise.resolve(this.lead);
  }

  synced(): Promise<void> {
    return Promise.resolve();
  }

  failed(leadId: string, reason: SyncFailureV1, detail: string | null): Promise<void> {
    const decision = recordSyncFailure({ leadId, reason, detail, failedAt: '' }, this.lead);
    if (decision.accepted) this.lead = decision.events.reduce(leadFold.evolve, this.lead);
    return Promise.resolve();
  }
}
