import { Inject, Injectable } from '@nestjs/common';
import { type Actor } from '#contracts/shared/event.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { LEAD_REJECTIONS } from '#contracts/lead/rejections.js';
import { editLead, editRefusal, type LeadEdit } from '../../domain/edit-lead.decider.js';
import { LeadCommands } from '../../lead-commands.js';
import { AskedSyncs } from '../../sync/asked-syncs.js';
import { LeadAddresses } from './lead-addresses.js';

const OPERATOR: Actor = { kind: 'system', id: 'operator' };

/** Corrections of leads, by staff and by keys. */
@Injectable()
export class LeadEdits {
  constructor(
    private readonly leads: LeadCommands,
    private readonly addresses: LeadAddresses,
    private readonly syncs: AskedSyncs,
    @Inject(RANDOM) private readonly random: Random,
  ) {}

  /**
   * What is corrected goes to the CRM, also where it was so before.
   * @throws RejectedError LEAD_NOT_KNOWN, LEAD_EMAIL_TAKEN; LEAD_IS_LINKED for a key
   */
  async edit(leadId: string, edit: LeadEdit, actor = OPERATOR): Promise<void> {
    const correction = { leadId, edit, isByKey: actor.kind === 'integration' };
    // First: a correction that is refused claims no address, and tells nothing of one.
    const refusal = editRefusal(correction, await this.leads.find(leadId));
    if (refusal !== null) throw rejectedBy(LEAD_REJECTIONS, refusal);
    const command = { leadId, commandId: `edit-${this.random.uuid()}`, actor, awaitReadModels: true };
    const append = () => this.leads.run(command, (lead, editedAt) => editLead({ ...correction, editedAt }, lead));
    const { email } = edit;
    const decided = await (email === undefined ? append() : this.addresses.correct(leadId, email, append));
    if (!decided.accepted) throw rejectedBy(LEAD_REJECTIONS, decided.rejection);
    if (decided.events.length === 0) await this.syncs.ask(leadId);
  }
}
