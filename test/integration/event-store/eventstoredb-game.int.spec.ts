import { startEventStoreDbDouble } from '#test/support/eventstoredb-double/eventstoredb-double.js';
import { eventually } from '#test/support/eventually.js';
import { Player } from '#test/support/player.js';
import { startTestDatabase } from '#test/support/postgres.js';
import { startGame } from '#test/support/running-game.js';

/** A real server where one is given. */
const logServer = async (): Promise<{ readonly url: string; stop(): Promise<void> }> => {
  const given = process.env['EVENTSTORE_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  const double = await startEventStoreDbDouble();
  return { url: double.connectionString, stop: () => double.stop() };
};

it('the game as it is delivered plays with its log in an EventStoreDB', async () => {
  const [log, database] = await Promise.all([logServer(), startTestDatabase()]);
  const game = await startGame({ databaseUrl: database.url, env: { EVENTSTORE_URL: log.url, GUEST_TOKENS: '10' } });
  const player = await Player.begun(game.url, 'forgiving');
  for (const n of [1, 2, 3]) {
    const { status } = await player.act(`turn-${n}`, Player.next((await player.choices()).body, n));
    expect(status).toBe(200);
  }
  expect((await player.stories()).body.map(({ turnNumber }) => turnNumber)).toEqual([0, 1, 2, 3]);
  await eventually(async () => expect(await player.tokens()).toBe(7));
  expect(await game.stop()).toBe(0);
  await Promise.all([database.stop(), log.stop()]);
}, 120_000);
