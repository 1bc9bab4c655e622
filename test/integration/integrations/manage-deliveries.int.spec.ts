import {
  type ManagedDelivery,
  type ManagedDeliveryDetail,
  type ManagedEndpoint,
  type Redelivered,
  type SentTest,
} from '#contracts/integration/managed.js';
import { eventually } from '../../support/eventually.js';
import { GUESTS, ManagedGame, peopleOf } from '../../support/managed-game.js';

const game = new ManagedGame();
const receiving: ManagedGame['receiving'] = (body) => game.receiving(body);
const newGuest = (): Promise<string> => game.newGuest();

it('disables and enables, once each, and keeps what happened meanwhile from nobody', async () => {
  const { id, secret, receiver } = await receiving({ types: GUESTS });
  const witness = (await receiving({ types: GUESTS })).receiver;
  const redeliver = (body: object) => game.manager.call<Redelivered>('POST', `/endpoints/${id}/redeliver`, body);
  expect(await redeliver({ sinceDisabled: true })).toMatchObject({ status: 409, body: { code: 'NEVER_DISABLED' } });
  const got = await newGuest();
  await eventually(() => expect(peopleOf(secret, receiver)).toEqual([got]));
  const disabled = await game.manager.done<ManagedEndpoint>('POST', `/endpoints/${id}/disable`);
  expect(disabled).toMatchObject({ disabledAt: expect.any(String), disabledReason: 'by hand' });
  expect(await game.manager.call('POST', `/endpoints/${id}/disable`)).toMatchObject({
    body: { code: 'ENDPOINT_DISABLED' },
  });
  const missed = [await newGuest(), await newGuest()];
  await eventually(() => expect(witness.received).toHaveLength(3));
  const enabled = await game.manager.done<ManagedEndpoint>('POST', `/endpoints/${id}/enable`);
  expect(enabled).toMatchObject({ disabledAt: null, disabledReason: null });
  expect(await game.manager.call('POST', `/endpoints/${id}/enable`)).toMatchObject({
    status: 409,
    body: { code: 'ENDPOINT_ENABLED' },
  });
  const later = await newGuest();
  await eventually(() => expect(peopleOf(secret, receiver)).toEqual([got, later]));
  // Neither what came before it was disabled nor what came since it is enabled is sent twice.
  expect((await redeliver({ sinceDisabled: true })).body).toEqual({ planned: 2, next: null });
  await eventually(() => expect([...peopleOf(secret, receiver)].slice(2).sort()).toEqual([...missed].sort()));
  expect((await redeliver({ sinceDisabled: true })).body).toEqual({ planned: 0, next: null });
  expect((await redeliver({ since: disabled.disabledAt })).body).toEqual({ planned: 3, next: null });
}, 30_000);

it('lists deliveries by pages and states, and shows one with its tries and its event', async () => {
  const { id, receiver } = await receiving({ types: GUESTS });
  const people = [await newGuest(), await newGuest(), await newGuest()];
  await eventually(() => expect(receiver.received).toHaveLength(3));
  const pinged = await game.manager.done<SentTest>('POST', `/endpoints/${id}/ping`);
  expect(pinged).toEqual({
    messageId: expect.any(String) as string,
    status: 204,
    error: null,
    latencyMs: expect.any(Number) as number,
  });
  receiver.answers = () => [503];
  const failed = await game.manager.done<SentTest>('POST', `/endpoints/${id}/ping`);
  const at = `/endpoints/${id}/deliveries`;
  const [all = []] = await game.manager.listed<ManagedDelivery>(at);
  expect(all.slice(0, 2).map(({ messageId }) => messageId)).toEqual([failed.messageId, pinged.messageId]);
  expect(all.map(({ createdAt }) => createdAt)).toEqual(
    all
      .map(({ createdAt }) => createdAt)
      .sort()
      .reverse(),
  );
  const pages = await game.manager.listed<ManagedDelivery>(`${at}?limit=2`);
  expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
  expect(pages.flat()).toEqual(all);
  expect(await game.manager.listed<ManagedDelivery>(`${at}?state=failed`)).toEqual([[all[0]]]);
  expect(await game.manager.listed<ManagedDelivery>(`${at}?state=pending`)).toEqual([[]]);

  const { events } = await game.feed.page(`?limit=1000&types=${GUESTS[0]}`);
  const event = events.find(({ data }) => data['userId'] === people[1]);
  const detail = await game.manager.done<ManagedDeliveryDetail>('GET', `${at}/${event?.id}`);
  expect(detail).toMatchObject({ messageId: event?.id, state: 'delivered', attempts: 1, nextAttemptAt: null, event });
  expect(detail.tries).toEqual([
    { at: detail.lastAt, status: 204, error: null, latencyMs: expect.any(Number) as number },
  ]);
  expect(await game.manager.done<ManagedDeliveryDetail>('GET', `${at}/${failed.messageId}`)).toMatchObject({
    type: 'steppes-and-seas.webhook.ping',
    lastStatus: 503,
    event: null,
  });
  for (const [query, field] of [
    ['?state=lost', 'state'],
    ['?limit=201', 'limit'],
    ['?cursor=WzFd', 'cursor'],
  ] as const)
    expect(await game.manager.call('GET', at + query)).toMatchObject({ status: 400, body: { details: { field } } });
  expect(await game.manager.call('GET', `${at}/of-nobody`)).toMatchObject({
    status: 404,
    body: { code: 'DELIVERY_NOT_FOUND' },
  });
}, 30_000);

it('sends one delivery again, or a range of the log by cursors and by times', async () => {
  const before = [await newGuest(), await newGuest()];
  const { events } = await game.feed.page(`?limit=1000&types=${GUESTS[0]}`);
  const [first, second] = events.filter(({ data }) => before.includes(String(data['userId'])));
  if (!first || !second) throw new Error('nothing happened');
  const { id, secret, receiver } = await receiving({ types: GUESTS });
  const redeliver = (body: object) => game.manager.call<Redelivered>('POST', `/endpoints/${id}/redeliver`, body);
  const sent = async (body: object): Promise<readonly unknown[]> => {
    const already = receiver.received.length;
    const { planned } = (await redeliver(body)).body;
    await eventually(() => expect(receiver.received).toHaveLength(already + planned));
    return [...peopleOf(secret, receiver).slice(already)].sort();
  };
  expect(await sent({ after: first.cursor })).toEqual([before[1]]);
  expect(await sent({ since: first.time })).toEqual([...before].sort());
  expect(await sent({ since: first.time, until: second.time })).toEqual([before[0]]);
  expect(await sent({ messageId: second.id })).toEqual([before[1]]);
  expect(await sent({ after: first.cursor, until: first.cursor })).toEqual([]);
  expect(await redeliver({ messageId: 'of-nobody' })).toMatchObject({
    status: 404,
    body: { code: 'DELIVERY_NOT_FOUND' },
  });
  const elsewhere = '9c5b94b1-35ad-49bb-b118-8e8fc24abf80:1';
  expect(await redeliver({ after: elsewhere })).toMatchObject({ status: 409, body: { code: 'ANOTHER_LOG' } });
  for (const [body, field] of [
    [{}, 'messageId'],
    [{ messageId: second.id, since: '1h' }, 'messageId'],
    [{ since: 'yesterday' }, 'since'],
    [{ sinceDisabled: 'yes' }, 'sinceDisabled'],
  ] as const)
    expect(await redeliver(body)).toMatchObject({ status: 400, body: { code: 'INVALID_FIELD', details: { field } } });
}, 30_000);

it('reads the feed from a time on', async () => {
  for (let n = 0; n < 3; n += 1) await newGuest();
  const { events } = await game.feed.page('?limit=1000');
  const time = events.at(-2)?.time ?? '';
  const since = await game.feed.page(`?since=${encodeURIComponent(time)}`);
  expect(since.events).toEqual(events.slice(events.findIndex((event) => event.time >= time)));
  expect(since.next).toContain('after=');
  expect((await game.feed.page('?since=2020-01-01&limit=1000')).events.slice(0, events.length)).toEqual(events);
  expect((await game.feed.page('?since=1d&limit=1000')).events.slice(0, events.length)).toEqual(events);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const none = await game.feed.page(`?since=${tomorrow}`);
  expect(none.events).toEqual([]);
  const userId = await newGuest();
  const later = await game.feed.page(none.next.replace(/^[^?]+/, ''));
  expect(later.events.map(({ data }) => data['userId'])).toContain(userId);
  for (const query of ['?since=yesterday', `?since=1d&after=${events[0]?.cursor}`])
    expect(await game.feed.refused(`/api/integrations/events${query}`)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_FIELD', details: { field: 'since' } },
    });
});
