import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type LeadTaken } from '#contracts/lead/views.js';
import { type Actor } from '#contracts/shared/event.js';
import { KeyedHashes } from '#backend/platform/keys/keyed-hashes.js';
import { LeadCaptures } from '../capture-lead/lead-captures.js';
import { type GivenLead } from '../given-lead.js';

/** POST /api/integrations/leads. */
export class IntakeLeadCommand extends Command<LeadTaken> {
  constructor(
    readonly given: GivenLead,
    /** The system whose key it is. */
    readonly sender: Actor,
    /** The sender's own id of the lead; null: none was given. */
    readonly ownId: string | null,
  ) {
    super();
  }
}

/** A lead from a system that staff gave a key: what it says of an address counts, as if its owner said so. */
@CommandHandler(IntakeLeadCommand)
export class IntakeLeadHandler implements ICommandHandler<IntakeLeadCommand> {
  constructor(
    private readonly captures: LeadCaptures,
    private readonly hashes: KeyedHashes,
  ) {}

  async execute({ given, sender, ownId }: IntakeLeadCommand): Promise<LeadTaken> {
    // An id may be an address: it stands in no event as it is.
    const key = ownId === null ? null : this.hashes.of('lead-intake', `${sender.id} ${ownId}`);
    const capture = { ...given, userId: null, isProved: true };
    const { leadId, isFirst } = await this.captures.capture(capture, key, sender);
    return { leadId, isNew: isFirst };
  }
}
