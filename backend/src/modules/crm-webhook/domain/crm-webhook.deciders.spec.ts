import { type CrmWebhookEvent } from '#contracts/crm-webhook/events.js';
import { forgetWebhook, receiveWebhook, settleWebhook, type WebhookResult } from './crm-webhook.deciders.js';
import { type CrmWebhook, crmWebhookFold } from './crm-webhook.fold.js';

const AT = '2026-03-14T19:10:00.000Z';
const call = { webhookId: 'w', source: 'workflow', eventType: 'paid', ghlContactId: 'c' } as const;
const received = { ...call, userId: null, leadId: null, body: '{"event":"paid"}', receivedAt: AT };
const DONE: WebhookResult = { userId: 'ann', outcome: 'subscription-changed' };
const FAILED: WebhookResult = { reason: 'NOBODY_KNOWN' };

const after = (events: readonly CrmWebhookEvent[], from: CrmWebhook = crmWebhookFold.initial): CrmWebhook =>
  events.reduce(crmWebhookFold.evolve, from);
const decided = (decision: ReturnType<typeof settleWebhook>): readonly CrmWebhookEvent[] =>
  decision.accepted ? decision.events : [];
const settled = (webhook: CrmWebhook, result: WebhookResult, isAgain = false): readonly CrmWebhookEvent[] =>
  decided(settleWebhook({ webhookId: 'w', result, isAgain, at: AT }, webhook));
const typesOf = (events: readonly CrmWebhookEvent[]): readonly string[] => events.map(({ type }) => type);

const kept = after(decided(receiveWebhook(received, crmWebhookFold.initial)));
const failed = after(settled(kept, FAILED), kept);
const done = after(settled(kept, DONE), kept);

describe('what came of a call', () => {
  it('is recorded once', () => {
    expect(typesOf(settled(kept, DONE))).toEqual(['WebhookProcessed']);
    for (const result of [DONE, FAILED]) expect([settled(done, result), settled(failed, result)]).toEqual([[], []]);
    expect(settled(crmWebhookFold.initial, DONE)).toEqual([]);
  });

  it('is recorded again where staff ask for it after a failure, and never after it was done', () => {
    expect(typesOf(settled(failed, DONE, true))).toEqual(['WebhookProcessed']);
    expect(settled(failed, { reason: 'UNKNOWN_PRICE' }, true)).toMatchObject([{ data: { reason: 'UNKNOWN_PRICE' } }]);
    const mended = after(settled(failed, DONE, true), failed);
    for (const result of [DONE, FAILED]) expect(settled(mended, result, true)).toEqual([]);
  });

  it('says nothing new where it fails for the same reason', () => {
    expect(settled(failed, FAILED, true)).toEqual([]);
  });

  it('stays as it is where nothing is left of what was said', () => {
    const forgotten = after(decided(forgetWebhook('w', AT, failed)), failed);
    const erased = { ...failed, received: { ...received, body: '' } };
    for (const webhook of [forgotten, erased]) expect(settled(webhook, DONE, true)).toEqual([]);
  });
});
