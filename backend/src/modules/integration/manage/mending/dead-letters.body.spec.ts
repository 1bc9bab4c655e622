import { chosenIn } from './dead-letters.body.js';

it.each([
  [{ queue: 'sync-lead' }, { queue: 'sync-lead' }],
  [
    { queue: 'sync-lead', id: '1' },
    { queue: 'sync-lead', id: '1' },
  ],
  [{ all: true as const }, {}],
])('chooses by %j', (body, chosen) => expect(chosenIn(body)).toEqual(chosen));

it.each([
  [{}, 'queue'],
  [{ id: '1' }, 'queue'],
  [{ queue: 'sync-lead', all: true as const }, 'all'],
  [{ id: '1', all: true as const }, 'all'],
])('chooses nothing by %j', async (body, field) =>
  expect(Promise.resolve().then(() => chosenIn(body))).rejects.toMatchObject({
    status: 400,
    code: 'INVALID_FIELD',
    details: { field },
  }),
);
