import { createEventStoreDbEventStore } from '#backend/platform/event-store/eventstoredb/eventstoredb-event-store.js';
import { randomUUID } from 'node:crypto';
import { startEventStoreDbDouble } from '../../support/eventstoredb-double/eventstoredb-double.js';
import { appended, idsOf, newEvents, uniqueStream } from './event-store.samples.js';
import { following, idsSeen, until } from './eventstoredb.harness.js';

const url = process.env['EVENTSTORE_URL'];
const servers = ['the double', ...(url === undefined || url === '' ? [] : ['a real server'])] as const;

it.each(servers)(
  'a log in an EventStoreDB that others write to is that of our streams: %s',
  async (server) => {
    const double = server === 'the double' ? await startEventStoreDbDouble() : null;
    const connectionString = double?.connectionString ?? url ?? '',
      streamPrefix = `test${randomUUID().replaceAll('-', '')}`;
    const store = createEventStoreDbEventStore({ connectionString, streamPrefix, streamKinds: ['session', 'wallet'] });
    const another = createEventStoreDbEventStore({ connectionString });
    const session = `session-${randomUUID()}`,
      [ours, theirs] = [newEvents(3), newEvents(300)];
    const heard = following(store);
    try {
      expect(await store.head()).toBeNull();
      await another.append(uniqueStream(), 'none', newEvents(2));
      const { position } = appended(await store.append(session, 'none', ours));
      await another.append(session, 'none', theirs);
      const last = appended(await store.append('wallet-1', 'none', newEvents(1)));
      expect(await store.readStream(session, { direction: 'forwards', limit: 10 })).toMatchObject([
        { stream: session },
        {},
        { position },
      ]);
      await another.append(
        `other.${randomUUID()}-1`,
        'none',
        theirs.map((event) => ({ ...event, id: randomUUID() })),
      );
      expect(await store.head()).toBe(last.position);
      await until('four events were heard', () => heard.seen.length >= 4);
      expect([idsSeen(heard).slice(0, 3), heard.seen.map(({ stream }) => stream)]).toEqual([
        idsOf(ours),
        [session, session, session, 'wallet-1'],
      ]);
    } finally {
      await heard.stop();
      await Promise.all([store.close(), another.close()]);
      await double?.stop();
    }
  },
  60_000,
);
