import { boolean, integer, json, readModelEntity, text, time } from '../entity.js';

/** The public part of a person (specification section 3); no projection holds passwords. */
export interface UserRow {
  readonly id: string;
  readonly username: string;
  /** A guest's name is the server's, an account's is personal. */
  readonly kind: 'guest' | 'registered';
  /** Claimed; confirmed where it equals `confirmedEmail`. */
  readonly email: string | null;
  readonly confirmedEmail: string | null;
  readonly ghlContactId: string | null;
  /** 'inactive' is shown as 'free' (design section 9). */
  readonly subscriptionStatus: 'guest' | 'inactive' | 'active' | 'past_due' | 'canceled';
  readonly subscriptionTier: 'free' | 'gold' | 'platinum';
  readonly stripeCustomerId: string | null;
  readonly stripeSubscriptionId: string | null;
  readonly subscriptionExpiresAt: string | null;
  readonly ghlTags: readonly string[];
  readonly leadSource: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
  /** Null where the plan has no limit. */
  readonly actionTokens: number | null;
  readonly totalActionsTaken: number;
  /** The days until the refill are computed from it; null for users without refills. */
  readonly refillsAt: string | null;
  readonly lastGhlSync: string | null;
  /** Null only until the account's first event is read: the wallet's may come before it. */
  readonly createdAt: string | null;
  readonly erased: boolean;
}

/** The write side ensures unique names and addresses: a unique index that refuses a row would stop the projector. */
export const userEntity = readModelEntity<UserRow>({
  table: 'users',
  columns: {
    id: text({ primary: true }),
    username: text({ default: '' }),
    kind: text({ default: 'guest' }),
    email: text({ nullable: true }),
    confirmedEmail: text({ nullable: true }),
    ghlContactId: text({ nullable: true }),
    subscriptionStatus: text({ default: 'inactive' }),
    subscriptionTier: text({ default: 'free' }),
    stripeCustomerId: text({ nullable: true }),
    stripeSubscriptionId: text({ nullable: true }),
    subscriptionExpiresAt: time({ nullable: true }),
    ghlTags: json({ default: [] }),
    leadSource: text({ nullable: true }),
    firstName: text({ nullable: true }),
    lastName: text({ nullable: true }),
    phone: text({ nullable: true }),
    actionTokens: integer({ nullable: true, default: 10 }),
    totalActionsTaken: integer({ default: 0 }),
    refillsAt: time({ nullable: true }),
    lastGhlSync: time({ nullable: true }),
    createdAt: time({ nullable: true }),
    erased: boolean({ default: false }),
  },
  indices: [{ columns: ['username'] }, { columns: ['email'] }],
});
