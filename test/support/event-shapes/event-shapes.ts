import { z } from 'zod';
import { type AccountEvent } from '#contracts/account/events.js';
import { type SaveEvent } from '#contracts/save/events.js';
import { type AnyEvent } from '#contracts/shared/any-event.js';
import { type SubscriptionEvent } from '#contracts/subscription/events.js';
import { type WalletEvent } from '#contracts/wallet/events.js';
import { id, time } from './common.shapes.js';
import { sessionShapes } from './session.shapes.js';
import { type Shapes } from './shapes.js';

const accountShapes: Shapes<AccountEvent> = {
  GuestCreated: z.strictObject({ userId: id, username: z.string().startsWith('Guest_'), createdAt: time }),
  PersonErased: z.strictObject({ userId: id, erasedAt: time }),
};

const balance = z.int().nullable();
const after = { balanceAfter: balance, actionsTakenAfter: z.int() };
const walletShapes: Shapes<WalletEvent> = {
  TokensGranted: z.strictObject({
    userId: id,
    amount: balance,
    reason: z.enum(['guest', 'registered']),
    balanceAfter: balance,
  }),
  TokenSpent: z.strictObject({
    ...after,
    userId: id,
    commandId: z.string(),
    sessionId: id,
    price: z.union([z.literal(0), z.literal(1)]),
    spentAt: time,
  }),
  TokenReturned: z.strictObject({ ...after, userId: id, commandId: z.string() }),
  TokensRefilled: z.strictObject({ userId: id, amount: balance, balanceAfter: balance, refilledAt: time }),
};

const saveShapes: Shapes<SaveEvent> = {
  GameSaved: z.strictObject({
    userId: id,
    saveId: id,
    sessionId: id,
    characterId: id,
    saveName: z.string(),
    turn: z.int(),
    isAutoSave: z.boolean(),
    savedAt: time,
  }),
  SavePlayed: z.strictObject({ userId: id, saveId: id, playedAt: time }),
  SaveDeleted: z.strictObject({ userId: id, saveId: id, deletedAt: time }),
};

const paidTier = z.enum(['gold', 'platinum']);
const tier = z.enum(['free', 'gold', 'platinum']);
const subscription = { userId: id, subscriptionId: id, tier: paidTier };
const period = { periodStart: time, periodEnd: time.nullable() };
const subscriptionShapes: Shapes<SubscriptionEvent> = {
  SubscriptionActivated: z.strictObject({
    ...subscription,
    ...period,
    priceId: z.string().nullable(),
    amount: z.int(),
    currency: z.string(),
    stripeCustomerId: z.string().nullable(),
    stripeSubscriptionId: z.string().nullable(),
    ghlContactId: z.string().nullable(),
    ghlOrderFormId: z.string().nullable(),
    activatedAt: time,
  }),
  SubscriptionRenewed: z.strictObject({ ...subscription, ...period, renewedAt: time }),
  SubscriptionPastDue: z.strictObject({ ...subscription, periodEnd: time, graceEndsAt: time, pastDueAt: time }),
  SubscriptionCanceled: z.strictObject({ ...subscription, endsAt: time, canceledAt: time }),
  SubscriptionExpired: z.strictObject({ ...subscription, expiredAt: time }),
  TierChanged: z.strictObject({
    userId: id,
    subscriptionId: id,
    from: tier,
    to: tier,
    priceId: z.string().nullable(),
    amount: z.int(),
    changedAt: time,
  }),
};

/** Every event that can stand in the log. */
export const EVENT_SHAPES: Shapes<AnyEvent> = {
  ...accountShapes,
  ...walletShapes,
  ...saveShapes,
  ...sessionShapes,
  ...subscriptionShapes,
};
