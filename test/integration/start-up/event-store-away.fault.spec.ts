import { setTimeout as pause } from 'node:timers/promises';
import {
  startEventStoreDbDouble,
  type EventStoreDbDouble,
} from '../../support/eventstoredb-double/eventstoredb-double.js';
import { type App } from '../../support/app.js';
import { eventually } from '../../support/eventually.js';
import { definitionOf, Player } from '../../support/player.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';
import { startGame } from '../../support/running-game.js';

let double: EventStoreDbDouble;
let database: TestDatabase;
let games: App[];
beforeEach(async () => {
  [double, database, games] = [await startEventStoreDbDouble(), await startTestDatabase(), []];
});
afterEach(async () => {
  for (const game of games) await game.stop();
  await double.stop();
  await database.stop();
});

/** The password is of the double's, which asks for none. */
const withPassword = (): string => double.connectionString.replace('esdb://', 'esdb://admin:hunter2@');
const start = async (main: 'all' | 'api' | 'projector' | 'worker' = 'all'): Promise<App> => {
  const game = await startGame({
    databaseUrl: database.url,
    main,
    env: { EVENTSTORE_URL: withPassword(), GUEST_TOKENS: '10' },
  });
  games.push(game);
  return game;
};
const missing = async (url: string): Promise<readonly string[]> => {
  const answer = await fetch(`${url}/health/ready`);
  if (answer.status === 200) return [];
  return ((await answer.json()) as { readonly details: { readonly missing: readonly string[] } }).details.missing;
};

it.each(['all', 'api', 'projector', 'worker'] as const)(
  'the %s waits for an EventStoreDB that is away, says so in one line, and goes on when it comes',
  async (main) => {
    await double.kill();
    const game = await start(main);
    const lines = game
      .output()
      .split('\n')
      .filter((line) => line.startsWith('EVENTSTORE_URL: '));
    expect(lines).toEqual([
      expect.stringMatching(
        /^EVENTSTORE_URL: EventStoreDB at 127\.0\.0\.1:\d+ does not answer \([^\n]+\); waiting for it$/,
      ),
    ]);
    if (game.url) expect(await missing(game.url)).toContain('event store');
    await double.restart();
    await eventually(() => expect(game.output()).toContain('The log is back'), 20_000);
    if (main === 'all') {
      await eventually(async () => expect(await missing(game.url)).toEqual([]), 20_000);
      await Player.begun(game.url, 'forgiving');
    }
    expect(game.output()).not.toContain('hunter2');
  },
  120_000,
);

/** The server is killed before the call, and is back two seconds later. */
const duringRestart = async (call: () => Promise<{ readonly status: number }>): Promise<number> => {
  await double.kill();
  const back = pause(2_000).then(() => double.restart());
  const { status } = await call();
  await back;
  return status;
};

it('every call outlasts a restart of two seconds', async () => {
  const game = await start();
  const player = await Player.begun(game.url, 'forgiving');
  for (const n of [1, 2])
    expect((await player.act(`turn-${n}`, Player.next((await player.choices()).body, n))).status).toBe(200);
  const { sessionId, characterId } = player;
  const save = (saveName: string) =>
    player.call<{ readonly id: string }>('POST', '/api/saves/manual', { body: { sessionId, characterId, saveName } });
  const saved = (await save('Before')).body.id;
  const choices = (await player.choices()).body;
  const newcomer = new Player(game.url);
  const calls: readonly (readonly [string, () => Promise<{ readonly status: number }>])[] = [
    ['a guest', async () => (await newcomer.signIn(), { status: 201 })],
    ['a character', () => newcomer.begin(definitionOf('forgiving'))],
    ['an action', () => player.act('turn-3', Player.next(choices, 3))],
    ['the tokens', () => player.call('GET', '/api/user/action-tokens')],
    ['the world', () => player.call('GET', `/api/sessions/${sessionId}/world`)],
    ['the stories', () => player.stories()],
    ['a save', () => save('During')],
    ['a save that is played', () => player.call('PATCH', `/api/saves/${saved}/played`)],
    ['a rewind', () => player.call('POST', `/api/sessions/${sessionId}/rewind`, { body: { toTurn: 1 } })],
    ['a save that is deleted', () => player.call('DELETE', `/api/saves/${saved}`)],
  ];
  const failed: (readonly [string, number])[] = [];
  for (const [name, call] of calls) {
    const status = await duringRestart(call);
    if (status >= 300) failed.push([name, status]);
  }
  expect(failed).toEqual([]);
}, 150_000);

it('an outage that lasts is answered by the error of the specification, and by nothing else', async () => {
  const game = await start();
  await double.kill();
  const guest = new Player(game.url);
  const answer = await guest.call<{ readonly code: string }>('POST', '/api/auth/guest');
  expect([answer.status, answer.body.code]).toEqual([503, 'TRY_AGAIN']);
  await double.restart();
  await eventually(() => guest.signIn(), 20_000);
}, 120_000);
