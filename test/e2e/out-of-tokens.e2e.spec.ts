import { expect, test } from './setup/test.js';
import { type App, startApp } from '../support/app.js';
import { Player } from '../support/player.js';
import { expectAccessible } from './steps/axe.js';
import { Book } from './steps/book.js';

test.setTimeout(300_000);

let app: App;
test.beforeAll(async () => {
  app = await startApp({ env: { GUEST_TOKENS: '1' } });
});
test.afterAll(async () => {
  await app.stop();
});

test('a guest without tokens is asked to sign up, and loses nothing', { tag: '@both' }, async ({ page }) => {
  const book = new Book(page, app.url);
  await book.open(await Player.begun(app.url));
  await expect(page.getByText('1 action left')).toBeVisible();
  await book.choose();
  await expect(page.getByText('0 actions left')).toBeVisible();

  const line = await book.openLine();
  await book.press(line);
  const prompt = page.getByRole('dialog');
  await expect(prompt).toContainText('Action Limit Reached');
  await expect(prompt).toContainText('Create an account to continue playing & save your progress');
  await expectAccessible(page);
  await book.press(prompt.getByRole('button', { name: 'Maybe Later' }));
  await expect(prompt).toBeHidden();

  await book.press(line);
  await book.press(page.getByRole('dialog').getByRole('button', { name: 'Sign Up to Continue' }));
  await expect(page.getByRole('heading', { name: 'Choose your difficulty' })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('guest_claim')])).toEqual([
    null,
    expect.any(String),
  ]);
});
