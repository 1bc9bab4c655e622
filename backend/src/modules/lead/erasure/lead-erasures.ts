import { Injectable } from '@nestjs/common';
import { STANDARD_FIELDS } from '#backend/platform/crm/crm.port.js';
import { reach } from '#backend/platform/faults/fault-points.js';
import { SubjectKeys } from '#backend/platform/log/subject-keys.js';
import { eraseLead } from '../domain/erase-lead.decider.js';
import { LeadCommands } from '../lead-commands.js';
import { LeadRows } from '../lead-rows.js';
import { DeletionRows } from './deletion-rows.js';

/** Ends a lead: what its key sealed opens no more, and its contact is left. Each step can be repeated. */
@Injectable()
export class LeadErasures {
  constructor(
    private readonly rows: LeadRows,
    private readonly leads: LeadCommands,
    private readonly deletions: DeletionRows,
    private readonly keys: SubjectKeys,
  ) {}

  async erase(leadId: string): Promise<void> {
    // Before its key goes: what was sent can be compared only while it can be read.
    const { tags, sent } = (await this.leads.find(leadId)).synced;
    const own = sent.filter(({ name }) => !STANDARD_FIELDS.includes(name));
    await this.deletions.request(leadId, { tags, filled: own.map(({ name, hash }) => `${name} ${hash}`) });
    await this.keys.destroy(leadId);
    reach('lead-erasure:key-destroyed');
    const commandId = `erase-${leadId}`;
    await this.leads.run({ leadId, commandId }, (lead, erasedAt) => eraseLead({ leadId, erasedAt }, lead));
    reach('lead-erasure:recorded');
    await this.rows.remove(leadId);
  }
}
