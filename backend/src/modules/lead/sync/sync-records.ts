import { Inject, Injectable } from '@nestjs/common';
import { type SyncFailureV1 } from '#contracts/lead/events.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { recordSync, recordSyncFailure, type RecordSync } from '../domain/sync-lead.decider.js';
import { LeadCommands } from '../lead-commands.js';

/** Records how a lead stands with the CRM. */
@Injectable()
export class SyncRecords {
  constructor(
    private readonly leads: LeadCommands,
    @Inject(RANDOM) private readonly random: Random,
  ) {}

  async synced(synced: Omit<RecordSync, 'syncedAt'>): Promise<void> {
    const command = { leadId: synced.leadId, commandId: `sync-${this.random.uuid()}` };
    await this.leads.run(command, (lead, syncedAt) => recordSync({ ...synced, syncedAt }, lead));
  }

  async failed(leadId: string, reason: SyncFailureV1, detail: string | null): Promise<void> {
    const command = { leadId, commandId: `sync-${this.random.uuid()}` };
    await this.leads.run(command, (lead, failedAt) => recordSyncFailure({ leadId, reason, detail, failedAt }, lead));
  }
}
