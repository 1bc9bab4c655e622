import pg from 'pg';
import { FIGURES } from '#backend/modules/analytics/views/views.js';
import { type Page, test } from '../e2e/setup/test.js';
import { type App } from '../support/app.js';
import { manyTurns } from '../support/many-turns.js';
import { Player } from '../support/player.js';
import { startTestDatabase, type TestDatabase } from '../support/postgres.js';
import { startGame } from '../support/running-game.js';
import { staffMember } from '../support/staff-command.js';
import { reads, take } from './take.js';
import { isWanted } from './wanted.js';

const LIGHTS = ['day', 'night'] as const;
const TURNS = 3_000;
/** More than twenty pictures are one test: the game, its log and the figures are made once for them. */
const WITHIN_MS = 600_000;

let database: TestDatabase;
let game: App;
let player: Player;
let staff: Player;
test.beforeAll(async () => {
  database = await startTestDatabase();
  game = await startGame({ databaseUrl: database.url });
  staff = await staffMember({ app: game, databaseUrl: database.url });
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

type Shown = readonly [name: string, at: string, prepare?: (page: Page) => Promise<void>];

const words = async (page: Page): Promise<void> => {
  await page.getByLabel('Why you must see the words').fill('A picture of this page.');
  await page.getByRole('button', { name: 'Show the words' }).click();
};
const compared = async (page: Page): Promise<void> => {
  await words(page);
  await page.getByLabel('With turn').fill('0');
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('list', { name: 'Difference' }).last().waitFor();
};
const looksFor =
  (text: string) =>
  async (page: Page): Promise<void> => {
    await page.getByLabel('Who or what').fill(text);
    await page.getByRole('button', { name: 'Find' }).click();
  };
const opensAll = async (page: Page): Promise<void> => {
  for (const part of ['The numbers as a table', 'The query']) await page.getByText(part, { exact: true }).click();
};
const corrects = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Set the hit points/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Set the hit points' });
  await dialog.getByRole('button', { name: 'Set them' }).click();
};

const consolePages = (): readonly Shown[] => [
  ['find', '/staff/find'],
  ['found', '/staff/find', looksFor(player.userId)],
  ['found-nobody', '/staff/find', looksFor('nobody-of-this-name')],
  ['person', `/staff/people/${player.userId}`],
  ['person-correction', `/staff/people/${player.userId}`, corrects],
  ['person-unknown', '/staff/people/nobody'],
  ['saga', `/staff/sessions/${player.sessionId}`],
  ['saga-compared', `/staff/sessions/${player.sessionId}?turn=2`, compared],
  ['saga-unknown', '/staff/sessions/nothing'],
  ['record', '/staff/record'],
  ['integrations', '/staff/integrations/endpoints'],
  ['integration-keys', '/staff/integrations/keys'],
  ['dead-letters', '/staff/integrations/dead-letters'],
  ['inbound-calls', '/staff/integrations/inbound-calls'],
  ['crm-leads', '/staff/integrations/crm'],
  ['crm-test', '/test-ghl'],
  ['alternatives', '/ghl-alternatives'],
];
const figurePages = (): readonly Shown[] => [
  ['analytics', '/staff/analytics', opensAll],
  ['analytics-nothing', '/staff/analytics/deaths?from=2001-02-03&to=2001-02-04'],
  ...FIGURES.map(({ name }): Shown => [`analytics-${name}`, `/staff/analytics/${name.replaceAll('_', '-')}`]),
];

for (const light of LIGHTS)
  for (const [part, pages] of [
    ['staff', consolePages],
    ['analytics', figurePages],
  ] as const)
    test(`${part} by ${light}`, async ({ page }, info) => {
      test.skip(!isWanted(part, info, 'default', light));
      test.setTimeout(WITHIN_MS);
      await reads(page, { light, auth_token: staff.token });
      for (const [name, at, prepare] of pages()) {
        await page.goto(`${game.url}${at}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await prepare?.(page);
        const fullPage = (await page.getByRole('dialog').count()) === 0;
        await take(page, `staff-${name}-${light}-${info.project.name}`, { fullPage });
      }
    });
