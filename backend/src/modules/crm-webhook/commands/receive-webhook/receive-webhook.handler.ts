import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { correlationOrNew } from '#backend/platform/correlation/correlation.js';
import { envelopeOf } from '../../calls/call-envelope.js';
import { type CallSource } from '../../calls/call-signature.js';
import { CrmWebhookRepository } from '../../crm-webhook.repository.js';
import { receiveWebhook } from '../../domain/crm-webhook.deciders.js';
import { PeopleOfCalls } from '../../people-of-calls.js';

/** POST /api/ghl/webhook, once its sender is known. @returns the webhook's id */
export class ReceiveWebhookCommand extends Command<string> {
  constructor(
    readonly source: CallSource,
    /** As it came. */
    readonly body: string,
  ) {
    super();
  }
}

/** Keeps a call as it came, sealed with the key of the person it is about; a job works on it. */
@CommandHandler(ReceiveWebhookCommand)
export class ReceiveWebhookHandler implements ICommandHandler<ReceiveWebhookCommand> {
  constructor(
    private readonly webhooks: CrmWebhookRepository,
    private readonly people: PeopleOfCalls,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ source, body }: ReceiveWebhookCommand): Promise<string> {
    const { webhookId, eventType, contactId, email } = envelopeOf(source, body);
    const person = await this.people.find({ contactId, email });
    const receivedAt = this.clock.now().toISOString();
    const context = {
      ...correlationOrNew(),
      actor: { kind: 'integration', id: `crm-${source}` } as const,
      subjectId: person.userId ?? person.leadId ?? webhookId,
      occurredAt: receivedAt,
    };
    const data = { webhookId, source, eventType, ghlContactId: contactId, ...person, body, receivedAt };
    const options = { commandId: `receive-${webhookId}`, context };
    await this.webhooks.decide(webhookId, (known) => receiveWebhook(data, known), options);
    return webhookId;
  }
}
