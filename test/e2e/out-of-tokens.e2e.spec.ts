import { expect, test } from './setup/test.js';
import { type App, startApp } from '../support/app.js';
import { Player } from '../support/player.js';
import { expectAccessible, expectNoSidewaysScroll } from './steps/axe.js';
import { Book } from './steps/book.js';

test.setTimeout(300_000);

let app: App;
test.beforeAll(async () => {
  app = await startApp({ env: { GUEST_TOKENS: '1' } });
});
test.afterAll(async () => {
  await app.stop();
});

test('a guest without tokens is asked to sign up, and loses nothing', { tag: '@phone' }, async ({ page }) => {
  const book = new Book(page, app.url);
  await book.open(await Player.begun(app.url));
  await expect(page.getByText('1 action left')).toBeVisible();
  await book.ask('How many hit points do I have?');
  await expect(page.getByText('1 action left')).toBeVisible();
  await book.choose();
  await expect(page.getByText('0 actions left')).toBeVisible();
  await book.ask('Where am I?');

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
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();

  // A name that is taken loses nothing.
  await expect(page.getByText(/^The saga of Thora Ulfsdottir is kept on this device \(Guest_\w+\)/)).toBeVisible();
  const taken = { code: 'USERNAME_TAKEN', message: 'That name is taken.', details: { field: 'username' } };
  await page.route('**/api/auth/register', (route) => route.fulfill({ status: 409, json: taken }));
  const typed = { Username: 'thora', Password: 'Longship9', 'Confirm password': 'Longship9' };
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value);
  await book.press(page.getByRole('button', { name: 'Register' }));
  await expect(page.getByText(taken.message).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Go back as Guest_/ })).toBeInViewport();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const wayBack = page.getByRole('button', { name: /^Continue as Guest_\w+: Thora Ulfsdottir, Vikings$/ });
  await expect(wayBack).toHaveCount(1);

  // Another guest plays, and the first one keeps their place.
  await book.press(page.getByRole('button', { name: 'Begin normal' }));
  await expect(page.getByRole('heading', { name: 'Choose Your World' })).toBeVisible();
  await book.press(page.getByRole('button', { name: 'Back', exact: true }));
  await book.press(page.getByRole('button', { name: 'Logout' }));
  await expect(wayBack).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Continue as Guest_/ })).toHaveCount(1);

  await book.press(wayBack);
  await book.opened();
  await expect(page.getByText('0 actions left')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Continue as Thora Ulfsdottir' })).toBeVisible();
  await expect(page.getByText('No actions left')).toBeVisible();
});
