import { randomUUID } from 'node:crypto';
import { MANUAL_SAVES } from '#contracts/subscription/tiers.js';
import { eventually } from '../../support/eventually.js';
import { definitionOf, Player } from '../../support/player.js';
import { startGameDatabase, type TestDatabase } from '../../support/postgres.js';
import { type App } from '../../support/app.js';
import { startGame } from '../../support/running-game.js';

const GRANTED = 200;
let database: TestDatabase;
let games: readonly App[];

beforeAll(async () => {
  database = await startGameDatabase();
  const env = { GUEST_TOKENS: String(GRANTED) };
  const start = (main: 'all' | 'api'): Promise<App> => startGame({ databaseUrl: database.url, main, env });
  games = await Promise.all([start('all'), start('api')]);
}, 120_000);
afterAll(async () => {
  await Promise.all(games.map((game) => game.stop()));
  await database.stop();
});

/** One person at two copies of the api. */
const atBoth = async (): Promise<readonly [Player, Player]> => {
  const here = await Player.begun(games[0]?.url ?? '', 'forgiving');
  return [
    here,
    Object.assign(new Player(games[1]?.url ?? ''), {
      token: here.token,
      sessionId: here.sessionId,
      characterId: here.characterId,
    }),
  ];
};
const turnsOf = async (player: Player): Promise<number> =>
  (await player.stories()).body.filter(({ turnNumber }) => turnNumber > 0).length;

it('one request that comes to both copies at once is one turn, one token and one answer', async () => {
  const [here, there] = await atBoth();
  for (let n = 0; n < 8; n++) {
    const { body: view } = await here.choices();
    if (view.gameOver) break;
    const action = Player.next(view, n);
    const answers = await Promise.all([
      here.act(`k${n}`, action),
      there.act(`k${n}`, action),
      here.act(`k${n}`, action),
      there.act(`k${n}`, action),
    ]);
    const [first] = answers;
    expect(first.status).toBe(200);
    for (const answer of answers) expect(answer.body).toEqual(first.body);
  }
  const turns = await turnsOf(here);
  await eventually(async () => expect(await here.tokens()).toBe(GRANTED - turns));
}, 60_000);

it('two requests for the same leaf: one is played, the other is refused and costs nothing', async () => {
  const [here, there] = await atBoth();
  for (let n = 0; n < 8; n++) {
    const { body: view } = await here.choices();
    if (view.gameOver) break;
    const action = { ...Player.next(view, n), expectedTurn: view.turn };
    const answers = await Promise.all([
      here.act(`a${n}`, action),
      there.act(`b${n}`, action),
      there.act(`c${n}`, action),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).every(({ body: { code } }) => code === 'STALE_TURN')).toBe(
      true,
    );
  }
  const turns = await turnsOf(here);
  await eventually(async () => expect(await here.tokens()).toBe(GRANTED - turns));
}, 60_000);

it('one rewind, one start that come to both copies at once are done once', async () => {
  const [here, there] = await atBoth();
  for (let n = 0; n < 3; n++) await here.act(`k${n}`, Player.next((await here.choices()).body, n));
  const back = (player: Player) =>
    player.call('POST', `/api/sessions/${player.sessionId}/rewind`, {
      body: { toTurn: 1 },
      headers: { 'idempotency-key': 'back' },
    });
  const rewinds = await Promise.all([back(here), back(there), back(there), back(here)]);
  for (const { status, body } of rewinds) expect([status, body]).toEqual([200, rewinds[0].body]);
  expect((await here.stories()).body.filter(({ withdrawn }) => withdrawn).map(({ turnNumber }) => turnNumber)).toEqual([
    2, 3,
  ]);

  const definition = definitionOf('normal', { sessionId: randomUUID() });
  const begun = await Promise.all([
    here.begin(definition),
    there.begin(definition),
    here.begin(definition),
    there.begin(definition),
  ]);
  for (const { status, body } of begun) expect([status, body.character]).toEqual([201, begun[0].body.character]);
}, 60_000);

it('bookmarks that come to both copies at once are as many as the plan keeps', async () => {
  const [here, there] = await atBoth();
  const save = async (player: Player, n: number): Promise<number> => {
    const body = { sessionId: player.sessionId, characterId: player.characterId, saveName: `Leaf ${n}` };
    const headers = { 'idempotency-key': `bookmark-${n}` };
    return (await player.call('POST', '/api/saves/manual', { body, headers })).status;
  };
  const statuses = await Promise.all(Array.from({ length: 10 }, (_, n) => save(n % 2 ? here : there, n)));
  expect(statuses.filter((status) => status === 201)).toHaveLength(MANUAL_SAVES);
  expect(statuses.filter((status) => status === 409)).toHaveLength(10 - MANUAL_SAVES);
}, 60_000);
