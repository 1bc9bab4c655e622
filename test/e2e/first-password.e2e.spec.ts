import { type App } from '../support/app.js';
import { startTestDatabase, type TestDatabase } from '../support/postgres.js';
import { startGame } from '../support/running-game.js';
import { firstLinkIn, staffCommand } from '../support/staff-command.js';
import { expect, test } from './setup/test.js';
import { expectAccessible, expectNoSidewaysScroll } from './steps/axe.js';

let database: TestDatabase;
let game: App;
test.beforeAll(async () => {
  database = await startTestDatabase();
  game = await startGame({ databaseUrl: database.url });
});
test.afterAll(async () => {
  await game.stop();
  await database.stop();
});

test(
  'the link of a new member of the staff sets a password once, signs in, and leads to the second factor',
  { tag: '@once' },
  async ({ page }) => {
    const operated = { app: game, databaseUrl: database.url, env: { PUBLIC_URL: game.url } };
    const { link } = firstLinkIn((await staffCommand(operated, 'add', 'ada@example.com')).out);
    const fill = async (): Promise<void> => {
      for (const label of ['New password', 'Confirm password'])
        await page.getByLabel(label, { exact: true }).fill('Walrus-in-fog 7');
      await page.getByRole('button', { name: 'Set the new password' }).click();
    };
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Your name here is ada.');
    expect(new URL(page.url()).hash).toBe('');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.reload();
    await fill();
    await expect(page.getByRole('button', { name: 'Set it up' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/staff');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Walrus-in-fog');
    await page.goto(link);
    await fill();
    await expect(page.getByRole('listitem').filter({ hasText: 'Reset Failed' })).toBeVisible();
  },
);
