import { Inject, Injectable } from '@nestjs/common';
import { type Actor } from '#contracts/shared/event.js';
import { type LeadEvent } from '#contracts/lead/events.js';
import { type LeadRejectionCode } from '#contracts/lead/rejections.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { correlationOrNew } from '#backend/platform/correlation/correlation.js';
import { type Decided } from '#backend/platform/log/decision-outcome.js';
import { type Decision } from '#backend/shared/domain/decision.js';
import { type Lead } from './domain/lead.fold.js';
import { LeadRepository } from './lead.repository.js';

interface LeadCommand {
  readonly leadId: string;
  /** A repeated command has the same id. */
  readonly commandId: string;
  /** The system itself where absent. */
  readonly actor?: Actor;
  /** Answered once the read models show it. */
  readonly awaitReadModels?: boolean;
}

/** Commands on leads: each lead is its own subject, whose key seals what is known of it. */
@Injectable()
export class LeadCommands {
  constructor(
    private readonly leads: LeadRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param decide gets the time of the command, ISO 8601 in UTC; pure */
  run(
    { leadId, commandId, actor = { kind: 'system', id: 'leads' }, awaitReadModels = false }: LeadCommand,
    decide: (lead: Lead, now: string) => Decision<LeadEvent, LeadRejectionCode>,
  ): Promise<Decided<Lead, LeadEvent, LeadRejectionCode>> {
    const { correlationId, causationId } = correlationOrNew();
    const now = this.clock.now().toISOString();
    const context = { actor, subjectId: leadId, correlationId, causationId, occurredAt: now };
    return this.leads.tryDecide(leadId, (lead) => decide(lead, now), { commandId, context, awaitReadModels });
  }

  async find(leadId: string): Promise<Lead> {
    return (await this.leads.load(leadId)).state;
  }
}
