import { type ManagedEndpoint, type NewSecret } from '#contracts/integration/managed.js';
import { eventually } from '../../support/eventually.js';
import { GUESTS, ManagedGame, peopleOf } from '../../support/managed-game.js';
import { Player } from '../../support/player.js';
import { verified } from '../../support/webhook-receiver.js';

const ID = 'ep_0123456789ab';

const game = new ManagedGame();
const receiving: ManagedGame['receiving'] = (body) => game.receiving(body);
const newGuest = (): Promise<string> => game.newGuest();
const endpointOf = async (id: string): Promise<ManagedEndpoint | undefined> =>
  (await game.manager.done<readonly ManagedEndpoint[]>('GET', '/endpoints')).find((one) => one.id === id);

it('adds an endpoint, shows how it does, and removes it', async () => {
  const { id, secret, receiver } = await receiving({ types: GUESTS });
  expect(await endpointOf(id)).toEqual({
    id,
    url: receiver.url,
    types: GUESTS,
    test: false,
    createdAt: expect.any(String) as string,
    disabledAt: null,
    disabledReason: null,
    health: {
      pending: 0,
      pendingSince: null,
      delivered: 0,
      failedAttempts: 0,
      lastAt: null,
      lastStatus: null,
      lastError: null,
    },
  });
  const userId = await newGuest();
  await eventually(() => expect(peopleOf(secret, receiver)).toEqual([userId]));
  receiver.answers = () => [500];
  await newGuest();
  await eventually(async () =>
    expect((await endpointOf(id))?.health).toMatchObject({
      pending: 1,
      pendingSince: expect.any(String),
      delivered: 1,
      failedAttempts: 1,
      lastStatus: 500,
      lastError: null,
    }),
  );
  expect((await game.manager.call('DELETE', `/endpoints/${id}`)).status).toBe(204);
  expect(await game.manager.call('DELETE', `/endpoints/${id}`)).toMatchObject({
    status: 404,
    body: { code: 'ENDPOINT_NOT_FOUND', message: `No endpoint has the id ${id}.` },
  });
}, 30_000);

it('sends an area of types, named with the prefix or without it, and nothing else', async () => {
  const { id, receiver } = await receiving({ types: ['account.*', 'steppes-and-seas.share.*', 'lead.captured'] });
  expect((await endpointOf(id))?.types).toEqual([
    'steppes-and-seas.account.*',
    'steppes-and-seas.share.*',
    'steppes-and-seas.lead.captured',
  ]);
  const other = await receiving({ types: ['session.started'] });
  const before = (await game.feed.page('?limit=1000')).next;
  await Player.begun(game.url);
  await eventually(() => expect(other.receiver.received).toHaveLength(1));
  const query = before.slice(before.indexOf('?'));
  const all = await game.feed.page(query);
  const wanted = await game.feed.page(`${query}&types=account.*,share.*,steppes-and-seas.lead.captured`);
  expect(all.events.length).toBeGreaterThan(wanted.events.length);
  expect(wanted.events.every(({ type }) => type.startsWith('steppes-and-seas.account.'))).toBe(true);
  await eventually(() => expect([...receiver.ids].sort()).toEqual(wanted.events.map(({ id: one }) => one).sort()));
}, 30_000);

it.each([
  [{ types: ['sessions.*'] }, 'types', 'There is no area sessions.*.'],
  [{ types: ['session.startled', 'session.*'] }, 'types', 'No event has the type session.startled.'],
  [{ types: [] }, 'types', 'Name types, or leave types out for all.'],
  [{ types: 'session.*' }, 'types', expect.stringContaining('types are')],
  [{ url: 'nowhere' }, 'url', 'That is no address.'],
  [{ url: 7 }, 'url', expect.stringContaining('url is')],
  [{ test: 'yes' }, 'test', 'test is true or false.'],
  [{ type: ['session.*'] }, 'type', 'This call has no field type.'],
  [{ isTest: true }, 'isTest', 'This call has no field isTest.'],
])('refuses an endpoint with %j by the name of the field', async (body, field, message) =>
  expect(await game.manager.call('POST', '/endpoints', { url: 'http://127.0.0.1:1/', ...body })).toMatchObject({
    status: 400,
    body: { code: 'INVALID_FIELD', message, details: { field } },
  }),
);

it('rotates the secret, with an overlap or without', async () => {
  const { id, secret, receiver } = await receiving();
  const before = Date.now();
  const second = await game.manager.done<NewSecret>('POST', `/endpoints/${id}/rotate`);
  expect(Date.parse(second.overlapEndsAt) - before).toBeGreaterThanOrEqual(86_400_000);
  await game.manager.done('POST', `/endpoints/${id}/ping`);
  const [both] = receiver.received;
  if (!both) throw new Error('nothing came');
  expect(verified(secret, both)).toEqual(verified(second.secret, both));
  const third = await game.manager.done<NewSecret>('POST', `/endpoints/${id}/rotate`, { overlap: '0s' });
  await game.manager.done('POST', `/endpoints/${id}/ping`);
  const alone = receiver.received[1];
  if (!alone) throw new Error('nothing came');
  expect(verified(third.secret, alone).type).toBe('steppes-and-seas.webhook.ping');
  expect(() => verified(second.secret, alone)).toThrow('No matching signature');
  expect(await game.manager.call('POST', `/endpoints/${id}/rotate`, { overlap: 'long' })).toMatchObject({
    status: 400,
    body: { details: { field: 'overlap' } },
  });
});

it.each([
  ['DELETE', `/endpoints/${ID}`, undefined],
  ['POST', `/endpoints/${ID}/disable`, undefined],
  ['POST', `/endpoints/${ID}/enable`, undefined],
  ['POST', `/endpoints/${ID}/rotate`, {}],
  ['POST', `/endpoints/${ID}/ping`, undefined],
  ['POST', `/endpoints/${ID}/trigger`, { type: 'session.ended' }],
  ['POST', `/endpoints/${ID}/redeliver`, { sinceDisabled: true }],
  ['GET', `/endpoints/${ID}/deliveries`, undefined],
  ['GET', `/endpoints/${ID}/deliveries/one`, undefined],
] as const)('knows no endpoint for %s %s', async (method, path, body) =>
  expect(await game.manager.call(method, path, body)).toMatchObject({
    status: 404,
    body: { code: 'ENDPOINT_NOT_FOUND' },
  }),
);
