import { z } from 'zod';
import { type CloudEvent } from '#contracts/integration/cloud-event.js';
import { FEED_TYPES } from '#contracts/integration/feed/public-events.js';
import {
  type ManagedDelivery,
  type ManagedEndpoint,
  type NewKey,
  type SentTest,
} from '#contracts/integration/managed.js';
import { PUBLIC_TYPES } from '#backend/modules/integration/domain/wanted-types.js';
import { newApiKey } from '../../support/api-key.js';
import { cloudEventsIn } from '../../support/cloud-events-in.js';
import { eventually } from '../../support/eventually.js';
import { FEED, FeedClient } from '../../support/feed-client.js';
import { Manager } from '../../support/manager.js';
import { ManagedGame } from '../../support/managed-game.js';
import { Player } from '../../support/player.js';
import { recordedEvents } from '../../support/recorded-events.js';
import { verified } from '../../support/webhook-receiver.js';

const TYPES = Object.values(FEED_TYPES).length;
const SCOPES = ['events:read', 'personal:read', 'leads:write', 'integrations:manage'] as const;
const SOMEBODY = '5b0c1d52-6f0e-4a7e-9d6b-0c2f7a1be499';

const game = new ManagedGame();
let tester: Manager;
let wide: Manager;
let client: FeedClient;
beforeAll(async () => {
  wide = new Manager(game.url, await newApiKey(game.databaseUrl, SCOPES));
  const { key } = await wide.done<NewKey>('POST', '/keys', { name: 'of a test', scopes: SCOPES, test: true });
  tester = new Manager(game.url, key);
  client = new FeedClient(game.url, key);
});

describe('a key for tests', () => {
  it('is known by its beginning, also the one that takes its place', async () => {
    expect(client.key).toMatch(/^ssk_test_[0-9a-f]{12}_/);
    const id = client.key.split('_')[2] ?? '';
    const { key } = await wide.done<NewKey>('POST', `/keys/${id}/rotate`);
    expect(key).toMatch(new RegExp(`^ssk_test_${id}_`));
    expect((await client.ask(FEED, { authorization: `Bearer ${key.replace('test_', '')}` })).status).toBe(401);
  });

  it('reads one sample of each type by pages whose cursors lead on', async () => {
    await Player.guest(game.url);
    const seen: CloudEvent[] = [];
    for (let query = '?limit=10'; ;) {
      const { events, next } = await client.page(query);
      seen.push(...events);
      if (events.length === 0) break;
      query = next.slice(FEED.length);
    }
    expect(seen).toHaveLength(TYPES);
    expect(seen.every(({ test }) => test === true)).toBe(true);
    expect((await client.page('?limit=1000')).events).toEqual(seen);
    const after = await client.page(`?after=${seen[4]?.cursor}&limit=1`);
    expect(after.events).toEqual([seen[5]]);
    for (const { dataschema, data } of seen) {
      const schema = (await (await fetch(game.url + new URL(dataschema).pathname)).json()) as object;
      expect(z.fromJSONSchema(schema as never).safeParse(data).error).toBeUndefined();
    }
  });

  it('streams them too, and narrows them to an area', async () => {
    const { events } = await client.page('?types=share.*');
    expect(events.map(({ type }) => type)).toEqual([
      'steppes-and-seas.share.created',
      'steppes-and-seas.share.revoked',
    ]);
    const cut = new AbortController();
    const { body } = await client.ask(`${FEED}?types=share.*`, { accept: 'text/event-stream' }, cut.signal);
    const seen: CloudEvent[] = [];
    for await (const event of cloudEventsIn(body)) if (seen.push(event) === 2) break;
    cut.abort();
    expect(seen).toEqual(events);
  });

  it('does not go on in a real log', async () => {
    const real = new FeedClient(game.url, await newApiKey(game.databaseUrl, ['events:read']));
    const [event] = (await real.page('?limit=1')).events;
    expect(await client.refused(`${FEED}?after=${event?.cursor}`)).toMatchObject({
      status: 409,
      body: { code: 'ANOTHER_LOG' },
    });
  });

  it('gets a sample of a person and of a lead', async () => {
    const json = async (path: string): Promise<unknown> => (await client.ask(path)).json();
    expect(await json(`/api/integrations/people/${SOMEBODY}`)).toMatchObject({
      userId: SOMEBODY,
      email: 'sample@example.com',
    });
    expect(await json(`/api/integrations/leads/${SOMEBODY}`)).toMatchObject({ leadId: SOMEBODY, firstName: 'Sample' });
    expect((await client.ask('/api/integrations/people/nobody')).status).toBe(400);
  });

  it('hands over a lead that is judged and not kept', async () => {
    const send = async (body: object) => {
      const headers = { authorization: `Bearer ${client.key}`, 'content-type': 'application/json' };
      const response = await fetch(`${game.url}/api/integrations/leads`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return { status: response.status, body: (await response.json()) as unknown };
    };
    const before = (await recordedEvents(game.databaseUrl)).length;
    const taken = await send({ email: 'ann@intake.example', name: 'Ann' });
    expect(taken).toEqual({
      status: 200,
      body: { leadId: expect.stringMatching(/^00000000-/) as string, isNew: true },
    });
    expect(await send({ email: 'bo@intake.example', name: 'Bo' })).toEqual(taken);
    expect(await send({ email: 'ann@intake.example', name: 'Ann', phone: 'call me' })).toMatchObject({
      status: 400,
      body: { details: { field: 'phone' } },
    });
    expect((await recordedEvents(game.databaseUrl)).length).toBe(before);
  });

  it('manages nothing: it lists, and sends samples to test endpoints', async () => {
    const { id, receiver } = await game.receiving();
    expect((await tester.done<readonly ManagedEndpoint[]>('GET', '/endpoints')).map((one) => one.id)).toContain(id);
    expect((await tester.call('GET', '/keys')).status).toBe(200);
    expect((await tester.call('GET', `/endpoints/${id}/deliveries`)).status).toBe(200);
    for (const [method, path, body] of [
      ['POST', '/endpoints', { url: receiver.url }],
      ['DELETE', `/endpoints/${id}`, undefined],
      ['POST', `/endpoints/${id}/disable`, undefined],
      ['POST', `/endpoints/${id}/enable`, undefined],
      ['POST', `/endpoints/${id}/rotate`, {}],
      ['POST', `/endpoints/${id}/ping`, undefined],
      ['POST', `/endpoints/${id}/redeliver`, { since: '1h' }],
      ['GET', `/endpoints/${id}/deliveries/one`, undefined],
      ['POST', '/keys', { name: 'another', scopes: ['events:read'] }],
      ['POST', '/keys/0123456789ab/rotate', {}],
      ['POST', '/keys/0123456789ab/revoke', undefined],
    ] as const)
      expect([path, (await tester.call(method, path, body)).body.code]).toEqual([path, 'TEST_KEY']);
    expect(receiver.received).toEqual([]);
  });

  it('pings a test endpoint, and ends itself', async () => {
    const { id, receiver } = await game.receiving({ test: true });
    const { id: keyId, key } = await wide.done<NewKey>('POST', '/keys', { name: 'ends', scopes: SCOPES, test: true });
    const own = new Manager(game.url, key);
    expect(await own.done<SentTest>('POST', `/endpoints/${id}/ping`)).toMatchObject({ messageId: receiver.ids[0] });
    expect(await own.done('POST', `/keys/${keyId}/revoke`)).toMatchObject({ id: keyId, secrets: 0 });
    expect((await own.call('GET', '/keys')).status).toBe(401);
  });
});

describe('a test endpoint', () => {
  it('gets no event of the game, neither as it happens nor again', async () => {
    const real = await game.receiving({ types: ['account.guest-created'] });
    const test = await game.receiving({ test: true });
    await Player.guest(game.url);
    await eventually(() => expect(real.receiver.received).toHaveLength(1));
    expect(await game.manager.done<readonly ManagedDelivery[]>('GET', `/endpoints/${test.id}/deliveries`)).toEqual([]);
    for (const body of [{ since: '1h' }, { messageId: real.receiver.ids[0] }, { sinceDisabled: true }])
      expect(await game.manager.call('POST', `/endpoints/${test.id}/redeliver`, body)).toMatchObject({
        status: 409,
        body: { code: 'TEST_ENDPOINT' },
      });
    expect(await game.manager.call('POST', `/endpoints/${real.id}/trigger`, { type: 'session.ended' })).toMatchObject({
      status: 409,
      body: { code: 'NOT_A_TEST_ENDPOINT' },
    });
    expect([test.receiver.received, real.receiver.received.length]).toEqual([[], 1]);
  });

  it('gets samples that are triggered, signed and marked, each under an id of its own', async () => {
    const { id, secret, receiver } = await game.receiving({ test: true });
    const trigger = (type: string) => tester.call<SentTest>('POST', `/endpoints/${id}/trigger`, { type });
    const sent = [await trigger('session.ended'), await trigger('steppes-and-seas.session.ended')];
    expect(sent.map(({ body }) => body.messageId)).toEqual(receiver.ids);
    expect(new Set(receiver.ids).size).toBe(2);
    const [sample] = (await client.page('?types=session.ended')).events;
    for (const received of receiver.received) {
      const event = verified(secret, received);
      expect(event).toEqual({ ...sample, id: received.headers['webhook-id'] });
      expect([event.id, event.data['userId']]).toEqual([
        expect.stringMatching(/^00000000-/),
        expect.stringMatching(/^00000000-/),
      ]);
    }
    const area = await game.manager.call('POST', `/endpoints/${id}/trigger`, { type: 'session.*' });
    expect(area).toMatchObject({ status: 400, body: { details: { field: 'type' } } });
    expect(area.body.details?.['known']).toEqual(PUBLIC_TYPES);
    receiver.answers = () => [500];
    expect((await trigger('lead.captured')).body).toMatchObject({ status: 500, error: null });
    const [failed] = await game.manager.done<readonly ManagedDelivery[]>('GET', `/endpoints/${id}/deliveries`);
    expect(failed).toMatchObject({ type: 'steppes-and-seas.lead.captured', state: 'failed', attempts: 1 });
  });
});
