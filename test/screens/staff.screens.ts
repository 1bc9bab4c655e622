import pg from 'pg';
import { test } from '../e2e/setup/test.js';
import { type App } from '../support/app.js';
import { manyTurns } from '../support/many-turns.js';
import { Player } from '../support/player.js';
import { startTestDatabase, type TestDatabase } from '../support/postgres.js';
import { startGame } from '../support/running-game.js';
import { reads, take } from './take.js';
import { isWanted } from './wanted.js';

const LIGHTS = ['day', 'night'] as const;
const TURNS = 3_000;

let database: TestDatabase;
let game: App;
let player: Player;
test.beforeAll(async () => {
  database = await startTestDatabase();
  // There, pages of staff are open without a code.
  game = await startGame({ databaseUrl: database.url, env: { NODE_ENV: 'development' } });
  player = await Player.begun(game.url);
  for (const [n, key] of ['a', 'b', 'c'].entries())
    await player.act(key, Player.next((await player.choices()).body, n));
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  for (const statement of manyTurns(TURNS)) await client.query(statement);
  await client.end();
});
test.afterAll(async () => {
  await game.stop();
  await database.stop();
});

const pages = (): readonly (readonly [string, string])[] => [
  ['find', '/staff/find'],
  ['person', `/staff/people/${player.userId}`],
  ['saga', `/staff/sessions/${player.sessionId}`],
  ['record', '/staff/record'],
  ['analytics', '/staff/analytics'],
  ['crm-test', '/test-ghl'],
  ['alternatives', '/ghl-alternatives'],
];

for (const light of LIGHTS)
  test(`pages of staff by ${light}`, async ({ page }, info) => {
    test.skip(!isWanted('staff', info, 'default', light));
    await reads(page, { light, auth_token: player.token });
    for (const [name, at] of pages()) {
      await page.goto(`${game.url}${at}`);
      await take(page, `staff-${name}-${light}-${info.project.name}`, { fullPage: true });
    }
  });
