import { randomUUID } from 'node:crypto';
import { type Authenticated } from '#contracts/account/views.js';
import { expect, type Page, test } from './setup/test.js';
import { Player } from '../support/player.js';
import { Book } from './steps/book.js';

const PASSWORD = 'Walrus-in-fog 7';
const nameOf = (who: string): string => `${who}_${randomUUID().slice(0, 8)}`;
const notice = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });

const fill = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
};

/** Signs up as a guest without actions does, from the prompt in mid-game. */
const signUp = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText(/^The saga of Thora Ulfsdottir is kept on this device/)).toBeVisible();
};

const mine = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'));

test(
  'a guest signs up in mid-game and goes on with the same saga, in every tab',
  { tag: '@once' },
  async ({ page, context, baseURL }) => {
    const player = await Player.begun(baseURL ?? '');
    await page.goto('/');
    await page.evaluate((token) => localStorage.setItem('auth_token', token), player.token);
    const book = new Book(page);
    await page.goto(`/?step=gameplay&character=${player.characterId}`);
    await book.opened();
    const other = await context.newPage();
    await signUp(page);
    await other.goto('/');
    await expect(other.getByRole('button', { name: /^Continue as Guest_\w+: Thora Ulfsdottir/ })).toBeVisible();
    const name = nameOf('thora');
    await fill(page, { Username: name, Password: PASSWORD, 'Confirm password': PASSWORD });
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(notice(page, 'Registration successful')).toBeVisible();
    await expect(page.getByText(`Welcome, ${name}!`)).toBeVisible();
    // The other tab has followed. It does not ask to bring along the saga, which the account already has.
    await expect(other.getByText(`Welcome, ${name}!`)).toBeVisible();
    await expect(other.getByRole('heading', { name: /along\?$/ })).toBeHidden();

    player.token = (await mine(page)) ?? '';
    expect((await player.call<{ readonly id: string }>('GET', '/api/auth/me')).body.id).toBe(player.userId);
    await page
      .getByRole('button', { name: /^Continue/ })
      .first()
      .click();
    await book.opened();
    await book.choose();
    expect((await player.stories()).body).toHaveLength(2);
  },
);

test(
  'an account that logs in beside a guest is asked whether the sagas come along',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    const owner = new Player(baseURL ?? '');
    const name = nameOf('ulf');
    const { body } = await owner.call<Authenticated>('POST', '/api/auth/register', {
      body: { username: name, password: PASSWORD },
    });
    owner.token = body.token;
    const guest = await Player.begun(baseURL ?? '');
    await page.goto('/');
    await page.evaluate((token) => localStorage.setItem('auth_token', token), guest.token);
    await page.goto(`/?step=gameplay&character=${guest.characterId}`);
    await new Book(page).opened();
    await signUp(page);
    await page.getByRole('tab', { name: 'Login' }).click();
    await fill(page, { Username: name, Password: PASSWORD });
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(notice(page, 'Welcome back!')).toBeVisible();
    const question = page.getByRole('heading', { name: 'Bring Thora Ulfsdottir along?' });
    await expect(question).toBeVisible();

    // The saga that was left with the guest is still theirs.
    await page.getByRole('button', { name: /^Leave with the guest/ }).click();
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: /^Continue as Guest_\w+: Thora Ulfsdottir/ }).click();
    await new Book(page).opened();

    // At the next login the account is asked again, and brings the saga along.
    await signUp(page);
    await page.getByRole('tab', { name: 'Login' }).click();
    await fill(page, { Username: name, Password: PASSWORD });
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('button', { name: /^Bring along/ }).click();
    await expect(notice(page, 'Brought along')).toContainText('The saga of Thora Ulfsdottir is yours now.');
    await expect(question).toBeHidden();
    await page
      .getByRole('button', { name: /^Continue/ })
      .first()
      .click();
    await new Book(page).opened();
    expect((await owner.call('GET', `/api/characters/${guest.characterId}`)).status).toBe(200);
  },
);
