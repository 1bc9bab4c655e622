import { z } from 'zod';
import { type AccountAreaEvent } from '#contracts/account/events.js';
import { type ShareEvent } from '#contracts/share/events.js';
import { type SaveEvent } from '#contracts/save/events.js';
import { type ErasureEvent } from '#contracts/erasure/events.js';
import { type AnyEvent } from '#contracts/shared/any-event.js';
import { type CrmWebhookEvent } from '#contracts/crm-webhook/events.js';
import { type SubscriptionEvent } from '#contracts/subscription/events.js';
import { type DoubtEvent } from '#contracts/doubt/events.js';
import { type VisitEvent } from '#contracts/visit/events.js';
import { type WalletEvent } from '#contracts/wallet/events.js';
import { id, time } from './common.shapes.js';
import { leadShapes } from './lead.shapes.js';
import { sessionShapes } from './session.shapes.js';
import { supportShapes } from './support.shapes.js';
import { type Shapes } from './shapes.js';

const registration = z.strictObject({ userId: id, username: z.string(), email: z.string(), registeredAt: time });
const accountShapes: Shapes<AccountAreaEvent> = {
  GuestCreated: z.strictObject({ userId: id, username: z.string().startsWith('Guest_'), createdAt: time }),
  AccountRegistered: registration,
  GuestBecameAccount: registration,
  GuestClaimed: z.strictObject({ userId: id, ownerId: id, claimedAt: time }),
  RegistrationAbandoned: z.strictObject({ userId: id, commandId: z.string(), abandonedAt: time }),
  EmailChanged: z.strictObject({ userId: id, email: z.string(), changedAt: time }),
  EmailConfirmed: z.strictObject({ userId: id, email: z.string(), confirmedAt: time }),
  PasswordResetRequested: z.strictObject({ userId: id, requestId: id, requestedAt: time }),
  PasswordChanged: z.strictObject({ userId: id, reason: z.enum(['changed', 'reset']), changedAt: time }),
  ProfileChanged: z.strictObject({
    userId: id,
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string(),
    changedAt: time,
  }),
  LoggedIn: z.strictObject({
    userId: id,
    deviceId: id,
    method: z.enum(['password', 'device-password']),
    loggedInAt: time,
  }),
  LoggedOut: z.strictObject({ userId: id, deviceId: id.nullable(), everywhere: z.boolean(), loggedOutAt: time }),
  DeviceRemembered: z.strictObject({ userId: id, deviceId: id, rememberedAt: time }),
  DeviceForgotten: z.strictObject({ userId: id, deviceId: id, forgottenAt: time }),
};
const erasureShapes: Shapes<ErasureEvent> = { PersonErased: z.strictObject({ userId: id, erasedAt: time }) };

const balance = z.int().nullable();
const after = { balanceAfter: balance, actionsTakenAfter: z.int() };
const walletShapes: Shapes<WalletEvent> = {
  TokensGranted: z.strictObject({
    userId: id,
    amount: balance,
    reason: z.enum(['guest', 'registered']),
    balanceAfter: balance,
    refillsAt: time.nullable(),
  }),
  TokensCorrected: z.strictObject({
    userId: id,
    actId: id,
    amount: z.int(),
    balanceAfter: balance,
    correctedAt: time,
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
  TokensRefilled: z.strictObject({
    userId: id,
    amount: balance,
    balanceAfter: balance,
    refilledAt: time,
    plan: z.enum(['free', 'gold', 'platinum']),
    reason: z.enum(['week', 'upgrade']),
    refillsAt: time,
  }),
  RefillRescheduled: z.strictObject({ userId: id, refillsAt: time, rescheduledAt: time }),
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

const shareShapes: Shapes<ShareEvent> = {
  SagaShared: z.strictObject({
    userId: id,
    sessionId: id,
    characterId: id,
    shareId: id,
    tokenHash: z.string(),
    heroShownAs: z.enum(['name', 'profession']),
    sharedAt: time,
  }),
  ShareRevoked: z.strictObject({ userId: id, sessionId: id, shareId: id, revokedAt: time }),
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
  SubscriptionReported: z.strictObject({
    userId: id,
    reportId: z.string(),
    providerSubscriptionId: z.string(),
    tier: paidTier,
    priceId: z.string(),
    status: z.enum(['active', 'past_due', 'canceled', 'ended']),
    periodEnd: time.nullable(),
    ghlContactId: z.string().nullable(),
    ghlOrderFormId: z.string().nullable(),
    saidAt: time,
    reportedAt: time,
  }),
};

const webhookId = z.string();
const crmWebhookShapes: Shapes<CrmWebhookEvent> = {
  WebhookReceived: z.strictObject({
    webhookId,
    source: z.enum(['marketplace', 'workflow']),
    eventType: z.string(),
    ghlContactId: z.string().nullable(),
    userId: id.nullable(),
    leadId: id.nullable(),
    body: z.string(),
    receivedAt: time,
  }),
  WebhookProcessed: z.strictObject({
    webhookId,
    userId: id.nullable(),
    outcome: z.enum(['subscription-changed', 'unchanged', 'not-for-us']),
    processedAt: time,
  }),
  WebhookFailed: z.strictObject({
    webhookId,
    reason: z.enum([
      'UNREADABLE',
      'UNKNOWN_PRICE',
      'UNKNOWN_STATUS',
      'TEST_ORDER',
      'ANOTHER_LOCATION',
      'NOBODY_KNOWN',
      'NO_ACCOUNT',
    ]),
    failedAt: time,
  }),
  WebhookForgotten: z.strictObject({ webhookId, forgottenAt: time }),
};

const visit = { visitId: id, userId: id.nullable() };
const visitShapes: Shapes<VisitEvent> = {
  VisitBegan: z.strictObject({ ...visit, isFirst: z.boolean(), beganAt: time }),
  VisitStepReached: z.strictObject({ ...visit, step: z.enum(['difficulty', 'world']), reachedAt: time }),
};
const doubtShapes: Shapes<DoubtEvent> = {
  SentenceDoubted: z.strictObject({
    doubtId: z.string(),
    userId: id,
    sessionId: id,
    turn: z.int(),
    right: z.enum(['player', 'story', 'nobody']),
    doubtedAt: time,
  }),
};

/** Every event that can stand in the log. */
export const EVENT_SHAPES: Shapes<AnyEvent> = {
  ...accountShapes,
  ...erasureShapes,
  ...walletShapes,
  ...saveShapes,
  ...shareShapes,
  ...leadShapes,
  ...sessionShapes,
  ...subscriptionShapes,
  ...crmWebhookShapes,
  ...supportShapes,
  ...visitShapes,
  ...doubtShapes,
};
