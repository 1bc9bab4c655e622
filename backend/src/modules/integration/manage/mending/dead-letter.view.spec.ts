import { deadLetterView } from './dead-letter.view.js';

const letter = {
  queue: 'sync-lead',
  id: 'sync-one',
  data: { leadId: 'one', correlationId: 'c' },
  attempts: 12,
  reason: 'refused <ann@example.org>: to=bo@example.org',
  failedAt: new Date('2026-03-14T19:00:00Z'),
};

it('a dead letter names its lead, and no address that another system has repeated', () => {
  expect(deadLetterView(letter)).toEqual({
    ...letter,
    reason: 'refused <(address)>: to=(address)',
    failedAt: '2026-03-14T19:00:00.000Z',
    leadId: 'one',
  });
  expect(deadLetterView({ ...letter, data: { webhookId: 'w' }, failedAt: null })).toMatchObject({
    leadId: null,
    failedAt: null,
  });
});
