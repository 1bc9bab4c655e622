import { expect, type Page, test } from './setup/test.js';
import { Player } from '../support/player.js';
import { expectAccessible, expectNoSidewaysScroll, expectRoomToTap } from './steps/axe.js';
import { accountBlock } from './steps/first-page.js';
import { fakeSignIn, THORA } from './steps/players.js';

const openBlock = (page: Page): Promise<void> => accountBlock(page).click();
const notice = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });

const fill = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
};

/** Sets the device's storage at the first load; a reload finds the values that the page has written. */
const storeAtFirstLoad = (page: Page, key: string, value: string): Promise<unknown> =>
  page.addInitScript(
    (kept) => {
      if (window.name !== '') return;
      window.name = 'opened';
      localStorage.setItem(kept.key, kept.value);
    },
    { key, value },
  );

test(
  'a visitor with an account finds both forms folded, and the link for a lost password',
  { tag: '@both' },
  async ({ page, hasTouch }) => {
    const read: string[] = [];
    page.on('request', (request) => read.push(request.url()));
    await page.goto('/');
    await expect(accountBlock(page)).toBeVisible();
    // The first page is small: it does not contain the forms.
    expect(read.filter((url) => url.includes('account-panel'))).toEqual([]);
    await openBlock(page);
    await expect(page.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/forgot-password');
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Register' }).click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    if (hasTouch) await expectRoomToTap(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tab', { name: 'Login' })).toBeHidden();
  },
);

test.describe('an account', { tag: '@once' }, () => {
  test('a login needs name and password, and says why it failed', async ({ page }) => {
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({
        status: 500,
        json: { statusCode: 500, code: 'INTERNAL', message: 'Something broke on our side.' },
      }),
    );
    await page.goto('/');
    await openBlock(page);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByLabel('Username')).toBeFocused();
    await expect(page.getByText('Password is required')).toBeVisible();
    await fill(page, { Username: 'thora', Password: 'Longship9' });
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(notice(page, 'Login failed')).toContainText('Please check your credentials and try again.');
  });

  test('a registration is checked by reading A, then B, then sent with the claim of the guest', async ({
    page,
    baseURL,
  }) => {
    const guest = new Player(baseURL ?? '');
    await guest.signIn();
    const sent = await fakeSignIn(page, 'register', guest.token);
    const { token: claim } = await Player.begun(baseURL ?? '');
    await storeAtFirstLoad(page, 'guest_claim', claim);
    await page.goto('/');
    await openBlock(page);
    await page.getByRole('tab', { name: 'Register' }).click();
    const register = page.getByRole('button', { name: 'Register' });

    await fill(page, { Username: 'thora ulf', Email: 'hedeby', Password: 'abc', 'Confirm password': 'abd' });
    await register.click();
    await expect(page.getByText('Invalid email format')).toBeVisible();
    await fill(page, { Email: '' });
    await register.click();
    await expect(notice(page, 'Password mismatch')).toContainText('Passwords do not match. Please try again.');
    await fill(page, { 'Confirm password': 'abc' });
    await register.click();
    await expect(notice(page, 'Password too short')).toContainText('Password must be at least 6 characters long.');
    await fill(page, { Password: 'longship9', 'Confirm password': 'longship9' });
    await register.click();
    await expect(page.getByText('Username can only contain letters, numbers, hyphens, and underscores')).toBeVisible();
    await expect(
      page.getByText('Password must contain at least one lowercase letter, one uppercase letter, and one number'),
    ).toBeVisible();
    expect(sent).toEqual([]);

    await fill(page, { Username: 'thora', Password: 'Longship9', 'Confirm password': 'Longship9' });
    await register.click();
    await expect(notice(page, 'Registration successful')).toContainText('Welcome to the adventure!');
    await expect(page.getByText('Welcome, thora!')).toBeVisible();
    expect(sent).toEqual([{ body: { username: 'thora', password: 'Longship9' }, authorization: `Bearer ${claim}` }]);
    expect(
      await page.evaluate(() => [localStorage.getItem('guest_claim'), localStorage.getItem('saved_logins')]),
    ).toEqual([null, null]);
  });

  test('a remembered device signs in automatically, stores no password of a person, and forgets a refused login', async ({
    page,
    baseURL,
  }) => {
    const guest = new Player(baseURL ?? '');
    await guest.signIn();
    const login = { username: 'thora', password: 'made-for-this-device', displayName: 'Thora' };
    await storeAtFirstLoad(page, 'saved_logins', JSON.stringify([login]));
    const sent = await fakeSignIn(page, 'login', guest.token, { devicePassword: 'made-anew' });
    await page.goto('/');
    await expect(notice(page, 'Welcome back!')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('saved_logins'))).toBe(
      JSON.stringify([{ username: 'thora', password: 'made-anew', displayName: THORA.username }]),
    );

    await page.getByRole('button', { name: 'Logout' }).click();
    await page.reload();
    await openBlock(page);
    await expect(page.getByRole('heading', { name: 'Quick access' })).toBeVisible();
    expect(sent).toHaveLength(1);

    await page.unroute('**/api/auth/login');
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({ status: 401, json: { statusCode: 401, code: 'NOT_AUTHENTICATED', message: 'No.' } }),
    );
    await page.getByRole('button', { name: 'thora', exact: true }).click();
    await expect(
      page.getByText('Your saved credentials may be outdated. Please try logging in manually.').first(),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Quick access' })).toBeHidden();
  });

  for (const [what, answer, who, guests] of [
    ['succeeds', (token: string) => ({ json: { token, user: THORA } }), 'as thora', 0],
    [
      'is refused',
      () => ({ status: 401, json: { statusCode: 401, code: 'NOT_AUTHENTICATED', message: 'No.' } }),
      'as a guest',
      1,
    ],
  ] as const)
    test(`a difficulty chosen during the automatic login waits for the response, which ${what}`, async ({
      page,
      baseURL,
    }) => {
      const { token } = await Player.begun(baseURL ?? '');
      await storeAtFirstLoad(
        page,
        'saved_logins',
        JSON.stringify([{ username: 'thora', password: 'made-for-this-device', displayName: 'Thora' }]),
      );
      let made = 0;
      await page.route('**/api/auth/guest', (route) => {
        made += 1;
        return route.continue();
      });
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/api/auth/login', async (route) => {
        await held;
        await route.fulfill(answer(token));
      });
      const asked = page.waitForRequest('**/api/auth/login');
      await page.goto('/');
      await asked;
      await page.getByRole('button', { name: 'Begin normal' }).click();
      await expect(page.getByRole('button', { name: 'Begin normal' })).toBeDisabled();
      expect(made).toBe(0);
      release();
      await expect(page.getByRole('heading', { name: 'Choose Your World' })).toBeVisible();
      await expect(page.getByText(`Playing on the Normal trial, ${who}`)).toBeVisible();
      expect(made).toBe(guests);
    });
});
