import { Inject, Injectable } from '@nestjs/common';
import { type InboundCallDetail, type InboundCallView } from '#contracts/integration/managed.js';
import { type Page, type PageQuery } from '#backend/platform/http/paged.js';
import { rejectedBy, type RejectedError } from '#backend/platform/http/rejected.error.js';
import { JOBS, type Jobs } from '#backend/platform/jobs/jobs.port.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { type GhlWebhookEventRow } from '#projections/ghl-webhook-events/ghl-webhook-event.entity.js';
import { CRM_WEBHOOK } from '../commands/process-webhook/crm-webhook.queue.js';
import { CrmWebhookRepository } from '../crm-webhook.repository.js';
import { isForgotten } from '../domain/crm-webhook.fold.js';
import { INBOUND_CALL_REFUSALS, type InboundCalls } from '../inbound-calls.port.js';
import { unreadableFieldOf } from '../reading/report-of.js';
import { WebhookRows } from '../queries/webhook-rows.js';

const stateOf = ({ processed, errorMessage }: GhlWebhookEventRow): InboundCallView['state'] => {
  if (!processed) return 'waiting';
  return errorMessage === null ? 'done' : 'failed';
};
/** Which field can't be read, as long as the call is kept: it is read again, since the log has the reason alone. */
const errorOf = ({ errorMessage, source, webhookData: body }: GhlWebhookEventRow): string | null =>
  errorMessage === 'UNREADABLE' && body !== '' ? `UNREADABLE: ${unreadableFieldOf({ source, body })}` : errorMessage;
const viewOf = (row: GhlWebhookEventRow): InboundCallView => {
  const { id, source, eventType, userId, leadId, createdAt, webhookData } = row;
  const [errorMessage, forgotten] = [errorOf(row), webhookData === ''];
  return { id, source, eventType, userId, leadId, state: stateOf(row), errorMessage, forgotten, createdAt };
};

const refusal = (code: keyof typeof INBOUND_CALL_REFUSALS): RejectedError =>
  rejectedBy(INBOUND_CALL_REFUSALS, { code });

/** What becomes of calls of the CRM, and another attempt at those that failed. */
@Injectable()
export class InboundCallDesk implements InboundCalls {
  constructor(
    private readonly rows: WebhookRows,
    private readonly webhooks: CrmWebhookRepository,
    @Inject(JOBS) private readonly jobs: Pick<Jobs, 'add'>,
    @Inject(RANDOM) private readonly random: Random,
  ) {}

  async page(state: InboundCallView['state'] | null, page: PageQuery): Promise<Page<InboundCallView>> {
    const { items, next } = await this.rows.page(state, page);
    return { items: items.map(viewOf), next };
  }

  async find(id: string): Promise<InboundCallDetail> {
    const row = await this.rows.find(id);
    if (row === null) throw refusal('CALL_NOT_FOUND');
    return { ...viewOf(row), payload: row.webhookData === '' ? null : row.webhookData };
  }

  /** The log decides, since the read model may be behind; a state in memory outlives what was erased. */
  async retry(id: string): Promise<InboundCallView> {
    const row = await this.rows.find(id);
    if (row === null) throw refusal('CALL_NOT_FOUND');
    const { state } = await this.webhooks.load(id);
    if (state.settled === 'done') throw refusal('ALREADY_DONE');
    if (row.webhookData === '' || isForgotten(state)) throw refusal('CALL_FORGOTTEN');
    const attempt = this.random.uuid();
    await this.jobs.add(CRM_WEBHOOK, { webhookId: id, attempt }, { id: `crm-webhook-${id}-${attempt}` });
    return viewOf(row);
  }
}
