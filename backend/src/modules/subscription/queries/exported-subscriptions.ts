import { Injectable } from '@nestjs/common';
import { type SubscriptionRow } from '#projections/subscriptions/subscription.entity.js';
import { KeepsPersonalData, type PersonalStore } from '#backend/platform/personal-data/personal-store.js';
import { SubscriptionRows } from './subscription-rows.js';

/** A person's subscriptions, for the file of everything about them. */
@Injectable()
@KeepsPersonalData()
export class ExportedSubscriptions implements PersonalStore {
  readonly name = 'subscriptions';

  constructor(private readonly rows: SubscriptionRows) {}

  async *export(userId: string): AsyncGenerator<SubscriptionRow> {
    yield* await this.rows.allOf(userId);
  }

  /** The projection blanks its rows by `PersonErased`; nothing else is kept. */
  erase(): Promise<void> {
    return Promise.resolve();
  }
}
