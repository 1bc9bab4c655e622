import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { type App } from '../support/app.js';
import { manyTurns } from '../support/many-turns.js';
import { type Player } from '../support/player.js';
import { startTestDatabase, type TestDatabase } from '../support/postgres.js';
import { startGame } from '../support/running-game.js';
import { staffMember } from '../support/staff-command.js';
import { expect, type Page, test } from './setup/test.js';
import { expectAccessible, expectContrast, expectNoSidewaysScroll, expectRoomToTap } from './steps/axe.js';

const TURNS = 3_000;
/** Figures with a chart; the others have a table of two dimensions, or both. */
const FIGURES = [
  'daily-active-players',
  'lifecycle',
  'retention',
  'funnel',
  'turns-by-choice',
  'roll-fairness',
  'deaths-by-turn',
  'deaths-by-terrain',
  'deaths',
  'token-exhaustion',
  'narration',
  'lead-conversion',
];
const WITHOUT_CHART = ['deaths'];
const CHOSEN = 'Turns by people, difficulty and profession';
const DESK = { width: 1440, height: 900 };

let database: TestDatabase;
let game: App;
let staff: Player;
test.beforeAll(async () => {
  database = await startTestDatabase();
  game = await startGame({ databaseUrl: database.url });
  staff = await staffMember({ app: game, databaseUrl: database.url });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  for (const statement of manyTurns(TURNS)) await client.query(statement);
  await client.end();
});
test.afterAll(async () => {
  await game.stop();
  await database.stop();
});

const open = async (page: Page, figure: string, light = 'day'): Promise<void> => {
  await page.addInitScript(
    ([token, kept]) => {
      localStorage.setItem('auth_token', token ?? '');
      localStorage.setItem('light', kept ?? '');
    },
    [staff.token, light],
  );
  await page.goto(`${game.url}/staff/analytics${figure}`);
  await expect(page.getByText('The numbers as a table')).toBeVisible();
};

test(
  'each figure says in words, as a chart and as a table what was counted, by day and by night',
  { tag: '@phone' },
  async ({ page }) => {
    for (const [n, figure] of FIGURES.entries()) {
      await open(page, `/${figure}`, n % 2 === 0 ? 'night' : 'day');
      await expect(page.locator('.figure-words')).toHaveText(/\d/);
      await expect(page.locator('.figure-words')).not.toHaveText(/null|undefined|NaN|∞/);
      if (!WITHOUT_CHART.includes(figure))
        await expect(
          page.locator('.figure-chart .recharts-surface .recharts-layer path:visible').first(),
        ).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectContrast(page);
    }
  },
);

test(
  'a figure is chosen, narrowed, looked up, taken along as a file, and shows the query that it came from',
  { tag: '@phone' },
  async ({ page, viewport }) => {
    await page.setViewportSize(DESK);
    await open(page, '');
    await page.getByRole('link', { name: CHOSEN }).click();
    await expect(page.getByRole('heading', { level: 2, name: CHOSEN })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(viewport ?? DESK);
    await open(page, '');
    await page.getByLabel('Figure', { exact: true }).selectOption(CHOSEN);
    await expect(page.getByRole('heading', { level: 2, name: CHOSEN })).toBeVisible();
    await page.getByLabel('People', { exact: true }).selectOption('samurai');
    await expect(page).toHaveURL(/\/staff\/analytics\/turns-by-choice\?faction=samurai$/);
    await expect(page.locator('.figure-words')).toHaveText(/Played most: \w+ of the samurai/);
    await page.getByText('The numbers as a table').click();
    const table = page.getByRole('region', { name: /as a table$/ });
    await expect(table.getByRole('columnheader', { name: 'Faction' })).toBeVisible();
    const peoples = await table.locator('tbody td:first-child').allTextContents();
    expect([peoples.length > 0, new Set(peoples)]).toEqual([true, new Set(['samurai'])]);
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    const file = await waiting;
    expect(file.suggestedFilename()).toMatch(/^turns-by-choice-\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect([lines[0]?.replace(/^\uFEFF/, '').split(',')[0], lines.length]).toEqual(['faction', peoples.length + 1]);
    await page.getByText('The query', { exact: true }).click();
    await expect(page.getByRole('region', { name: 'The query that was run' })).toContainText("faction = 'samurai'");
    await expectAccessible(page);
    await expectRoomToTap(page);

    await page.getByLabel('From', { exact: true }).fill('2001-02-03');
    await page.getByLabel('To', { exact: true }).fill('2001-02-04');
    await expect(page.getByText('Nothing was counted in this part.')).toBeVisible();
    await page.getByLabel('To', { exact: true }).fill('2001-02-01');
    await expect(page.getByText('The last day lies before the first')).toBeVisible();
  },
);
