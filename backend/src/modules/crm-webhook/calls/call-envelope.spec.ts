import { envelopeOf } from './call-envelope.js';

const order = { type: 'OrderCreate', webhookId: 'wh-1', contactId: 'c-1', contactSnapshot: { email: 'a@b.example' } };
const of = (body: unknown) => envelopeOf('marketplace', JSON.stringify(body));

it('a call is known by its id, whatever else it says', () => {
  expect(of(order)).toMatchObject({ eventType: 'OrderCreate', contactId: 'c-1', email: 'a@b.example' });
  expect(of({ ...order, note: 'again' }).webhookId).toBe(of(order).webhookId);
  expect(of({ ...order, webhookId: 'wh-2' }).webhookId).not.toBe(of(order).webhookId);
});

it('a call of a workflow is known by its bytes, since it has no id that somebody else could not take', () => {
  const body = JSON.stringify({ event: 'subscription.created', contact_id: 'c-1', webhookId: 'wh-1' });
  const read = envelopeOf('workflow', body);
  expect(read).toMatchObject({ eventType: 'subscription.created', contactId: 'c-1', email: null });
  expect(read.webhookId).toBe(envelopeOf('workflow', body).webhookId);
  expect(read.webhookId).not.toBe(envelopeOf('workflow', `${body} `).webhookId);
  expect(read.webhookId).not.toBe(envelopeOf('marketplace', body).webhookId);
});

it.each(['', 'no JSON', '[]', 'null', '7', '{"webhookId":7,"type":{},"contactId":["x"],"email":null}'])(
  'reads nothing out of %s',
  (body) =>
    expect(envelopeOf('marketplace', body)).toMatchObject({ eventType: 'unknown', contactId: null, email: null }),
);
