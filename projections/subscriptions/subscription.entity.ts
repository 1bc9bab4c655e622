import { integer, readModelEntity, text, time } from '../entity.js';

/** A subscription as it was recorded (specification section 3); what is in force now follows from its period. */
export interface SubscriptionRow {
  readonly id: string;
  readonly userId: string;
  readonly ghlContactId: string | null;
  readonly stripeCustomerId: string | null;
  readonly stripeSubscriptionId: string | null;
  readonly tier: 'gold' | 'platinum';
  readonly status: 'active' | 'past_due' | 'canceled' | 'expired';
  readonly currentPeriodStart: string;
  /** Null: without an end. */
  readonly currentPeriodEnd: string | null;
  readonly priceId: string | null;
  /** Cents a month. */
  readonly amount: number;
  readonly currency: string;
  readonly ghlOrderFormId: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The write side ensures that a person has one at a time: a unique index that refuses a row would stop the projector. */
export const subscriptionEntity = readModelEntity<SubscriptionRow>({
  table: 'subscriptions',
  columns: {
    id: text({ primary: true }),
    userId: text(),
    ghlContactId: text({ nullable: true }),
    stripeCustomerId: text({ nullable: true }),
    stripeSubscriptionId: text({ nullable: true }),
    tier: text(),
    status: text(),
    currentPeriodStart: time(),
    currentPeriodEnd: time({ nullable: true }),
    priceId: text({ nullable: true }),
    amount: integer(),
    currency: text({ default: 'usd' }),
    ghlOrderFormId: text({ nullable: true }),
    createdAt: time(),
    updatedAt: time(),
  },
  indices: [{ columns: ['userId'] }, { columns: ['currentPeriodEnd'] }],
});
