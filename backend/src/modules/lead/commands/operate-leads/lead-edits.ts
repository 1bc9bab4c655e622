import { Inject, Injectable } from '@nestjs/common';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { LEAD_REJECTIONS } from '#contracts/lead/rejections.js';
import { editLead, type LeadEdit } from '../../domain/edit-lead.decider.js';
import { LeadCommands } from '../../lead-commands.js';

/** Corrections of leads by an operator. */
@Injectable()
export class LeadEdits {
  constructor(
    private readonly leads: LeadCommands,
    @Inject(RANDOM) private readonly random: Random,
  ) {}

  /** @throws RejectedError LEAD_NOT_KNOWN */
  async edit(leadId: string, edit: LeadEdit): Promise<void> {
    const actor = { kind: 'system', id: 'operator' } as const;
    const command = { leadId, commandId: `edit-${this.random.uuid()}`, actor };
    const decided = await this.leads.run(command, (lead, editedAt) => editLead({ leadId, edit, editedAt }, lead));
    if (!decided.accepted) throw rejectedBy(LEAD_REJECTIONS, decided.rejection);
  }
}
