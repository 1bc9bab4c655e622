import { createEventStoreDbEventStore } from '#backend/platform/event-store/eventstoredb/eventstoredb-event-store.js';
import { startEventStoreDbDouble } from '../../support/eventstoredb-double/eventstoredb-double.js';
import { eventually } from '../../support/eventually.js';
import { Player } from '../../support/player.js';
import { startGameDatabase } from '../../support/postgres.js';
import { ownLogAt, startGame } from '../../support/running-game.js';
import { newEvents, uniqueStream } from './event-store.samples.js';

/** A real server where one is given. */
const logServer = async (): Promise<{ readonly url: string; stop(): Promise<void> }> => {
  const given = process.env['EVENTSTORE_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  const double = await startEventStoreDbDouble();
  return { url: double.connectionString, stop: () => double.stop() };
};

/** Others keep things there too, of which the game knows nothing. */
const writeAsAnother = async (url: string): Promise<void> => {
  const store = createEventStoreDbEventStore({ connectionString: url });
  await store.append(uniqueStream(), 'none', newEvents(3)).finally(() => store.close());
};

/** On a database of its own: a second game has none of the keys to what the first one wrote. */
const playOn = async (log: Readonly<Record<string, string>>): Promise<void> => {
  const database = await startGameDatabase();
  const game = await startGame({ databaseUrl: database.url, env: { ...log, GUEST_TOKENS: '10' } });
  try {
    const player = await Player.begun(game.url, 'forgiving');
    for (const n of [1, 2, 3]) {
      const { status } = await player.act(`turn-${n}`, Player.next((await player.choices()).body, n));
      expect(status).toBe(200);
    }
    expect((await player.stories()).body.map(({ turnNumber }) => turnNumber)).toEqual([0, 1, 2, 3]);
    await eventually(async () => expect(await player.tokens()).toBe(7));
  } finally {
    expect(await game.stop()).toBe(0);
    await database.stop();
  }
};

it('games as they are delivered play with their logs in one EventStoreDB, and mind nobody else there', async () => {
  const server = await logServer();
  await writeAsAnother(server.url);
  await playOn(ownLogAt(server.url));
  await playOn(ownLogAt(server.url));
  await server.stop();
}, 120_000);
