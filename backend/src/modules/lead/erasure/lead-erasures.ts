import { Injectable } from '@nestjs/common';
import { reach } from '#backend/platform/faults/fault-points.js';
import { SubjectKeys } from '#backend/platform/log/subject-keys.js';
import { eraseLead } from '../domain/erase-lead.decider.js';
import { LeadCommands } from '../lead-commands.js';
import { LeadRows } from '../lead-rows.js';
import { DeletionRows } from './deletion-rows.js';

/** Ends a lead: what its key sealed opens no more, and its contact is deleted. Each step can be repeated. */
@Injectable()
export class LeadErasures {
  constructor(
    private readonly rows: LeadRows,
    private readonly leads: LeadCommands,
    private readonly deletions: DeletionRows,
    private readonly keys: SubjectKeys,
  ) {}

  async erase(leadId: string): Promise<void> {
    await this.deletions.request(leadId);
    await this.keys.destroy(leadId);
    reach('lead-erasure:key-destroyed');
    const commandId = `erase-${leadId}`;
    await this.leads.run({ leadId, commandId }, (lead, erasedAt) => eraseLead({ leadId, erasedAt }, lead));
    reach('lead-erasure:recorded');
    await this.rows.remove(leadId);
  }
}
