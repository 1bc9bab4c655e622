import { expect, test } from './setup/test.js';
import { type App } from '../support/app.js';
import { type ModelProvider, startModelProvider } from '../support/model-provider/model-provider.js';
import { Player } from '../support/player.js';
import { startTestDatabase, type TestDatabase } from '../support/postgres.js';
import { startGame } from '../support/running-game.js';
import { leafOf } from '../soak/prose.js';
import { expectAccessible } from './steps/axe.js';
import { Book } from './steps/book.js';

/** In the page a leaf has its own white space. */
const beginningOf = (leaf: string): string => leaf.split('\n')[0] ?? leaf;
const FIRST = leafOf('the first words');
const OTHER = leafOf('other words');

let database: TestDatabase;
let provider: ModelProvider;
let game: App;
let words = FIRST;
test.beforeAll(async () => {
  database = await startTestDatabase();
  provider = await startModelProvider({
    script: ({ body }) => ({ text: body.response_format ? '{"choices":[],"more":[]}' : words }),
  });
  const env = { OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'stand-in', MODEL_PATIENCE: '5', LOG_LEVEL: 'fatal' };
  game = await startGame({ databaseUrl: database.url, env });
});
test.afterAll(async () => {
  await game.stop();
  await provider.close();
  await database.stop();
});

test(
  'a leaf is retold in its place, and debug mode shows what the game master was asked, and how it was checked',
  { tag: '@once' },
  async ({ page }) => {
    const player = await Player.begun(game.url);
    const book = new Book(page, game.url);
    await book.openWithoutChart(player);
    await expect(book.story).toContainText(beginningOf(FIRST));

    words = OTHER;
    const retell = page.getByRole('button', { name: 'Retell' });
    await retell.focus();
    await page.keyboard.press('Enter');
    await expect(book.story).toContainText(beginningOf(OTHER));
    await expect(book.story).not.toContainText(beginningOf(FIRST));
    await expect(page.getByText('This leaf has been retold. It can be retold twice more.')).toBeVisible();
    await expect(retell).toBeFocused();
    await expectAccessible(page);

    await page.setViewportSize({ width: 700, height: 900 });
    await expect(page.getByRole('tab', { name: 'Actions' })).toBeVisible();
    await expect(page.getByText('This leaf has been retold. It can be retold twice more.')).toBeVisible();
    await page.getByRole('button', { name: 'That’s wrong' }).click();
    const doubt = page.getByRole('group', { name: 'That’s wrong' });
    await doubt.getByRole('listitem').getByRole('button').first().click();
    const answer = (await doubt.locator('.doubt-answer > p').first().textContent()) ?? '';
    for (const width of [900, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('tab', { name: 'Actions' })).toBeHidden();
      await expect(doubt).toContainText(answer);
    }

    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('checkbox', { name: 'Debug mode' }).check();
    await page.keyboard.press('Escape');
    await page.getByText('AI prompt').click();
    await expect(page.locator('pre', { hasText: 'Thora Ulfsdottir' }).first()).toBeVisible();
    await page.getByText('Telling and verdicts').click();
    await expect(page.getByText(/^Told by: model \(stand-in\)$/m)).toBeVisible();
    await expect(page.getByText(/passed {2}[a-z-]+/)).toBeVisible();
  },
);
