import { rowsAfter } from '#test/support/projections/memory-table.js';
import { type AnyEnvelope, sample } from '#test/support/projections/samples.js';
import { ghlWebhookEventEntity } from './ghl-webhook-event.entity.js';
import { ghlWebhookEvents } from './ghl-webhook-events.projection.js';

const given = (...events: readonly AnyEnvelope[]) =>
  rowsAfter({ projection: ghlWebhookEvents, entity: ghlWebhookEventEntity }, events);

const [webhookId, userId, leadId] = ['call-1', 'ann', 'lead-1'];
const received = sample('WebhookReceived', { webhookId, userId, leadId, body: '{"event":"paid"}' });
const FORGOTTEN = [{ id: webhookId, ghlContactId: null, webhookData: '' }];

describe('calls of the CRM', () => {
  it('stand as they came, until they are worked on', () => {
    expect(given(received)).toMatchObject([{ webhookData: '{"event":"paid"}', processed: false, errorMessage: null }]);
    const processed = sample('WebhookProcessed', { webhookId, userId: 'bob' });
    expect(given(received, processed)).toMatchObject([{ processed: true, errorMessage: null, userId }]);
  });

  it('say why nothing came of them', () => {
    const failed = sample('WebhookFailed', { webhookId, reason: 'UNKNOWN_PRICE' });
    expect(given(received, failed)).toMatchObject([{ processed: true, errorMessage: 'UNKNOWN_PRICE' }]);
  });

  it('say what came of them the last time that they were worked on', () => {
    const failed = sample('WebhookFailed', { webhookId, reason: 'NOBODY_KNOWN' });
    const processed = sample('WebhookProcessed', { webhookId, userId });
    expect(given(received, failed, processed)).toMatchObject([{ processed: true, errorMessage: null }]);
  });

  it('are blank when their person, their lead or they themselves are erased', () => {
    expect(given(received, sample('PersonErased', { userId }))).toMatchObject(FORGOTTEN);
    expect(given(received, sample('LeadErased', { leadId }))).toMatchObject(FORGOTTEN);
    expect(given(received, sample('WebhookForgotten', { webhookId }))).toMatchObject(FORGOTTEN);
  });
});
