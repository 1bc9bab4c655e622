import { Injectable } from '@nestjs/common';
import { inPages } from '#backend/platform/batches/in-pages.js';
import { KeepsPersonalData, type PersonalStore } from '#backend/platform/personal-data/personal-store.js';
import { type GhlWebhookEventRow } from '#projections/ghl-webhook-events/ghl-webhook-event.entity.js';
import { WebhookRows } from './queries/webhook-rows.js';

const PAGE = 100;

/** What the CRM has told of a person; its read model is blanked by the event of the erasure. */
@Injectable()
@KeepsPersonalData()
export class CrmWebhookStore implements PersonalStore {
  readonly name = 'crmWebhooks';

  constructor(private readonly rows: WebhookRows) {}

  async *export(userId: string): AsyncGenerator<object> {
    for await (const row of inPages<GhlWebhookEventRow>((after) => this.rows.ofPerson(userId, PAGE, after))) {
      const { id, eventType, webhookData, createdAt } = row;
      yield { id, eventType, webhookData, createdAt };
    }
  }

  erase(): Promise<void> {
    return Promise.resolve();
  }
}
