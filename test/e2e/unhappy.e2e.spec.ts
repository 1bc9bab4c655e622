import { expect, type Route, test } from './setup/test.js';
import { Player } from '../support/player.js';
import { expectAccessible } from './steps/axe.js';
import { Book } from './steps/book.js';

/** A failed reading of the user is logged (specification section 8). */
const TOKEN_REFUSED = 'The current user could not be read: the token is refused';

test('an unknown address', { tag: '@once' }, async ({ page }) => {
  await page.goto('/the/edge/of/the/chart');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to the first leaf' }).click();
  await expect(page.getByRole('heading', { name: 'Choose your difficulty' })).toBeVisible();
});

test('a guest account that cannot be created', { tag: '@once' }, async ({ page }) => {
  let answer: { status: number; body: string } = { status: 502, body: '' };
  await page.route('**/api/auth/guest', (route) => route.fulfill(answer));
  await page.goto('/');
  const begin = page.getByRole('button', { name: 'Begin normal' });
  await begin.click();
  await expect(page.getByText('Failed to create guest account. Please try again.').first()).toBeVisible();
  await expect(begin).toBeEnabled();
  answer = {
    status: 429,
    body: JSON.stringify({ statusCode: 429, code: 'TOO_MANY_REQUESTS', message: 'Wait a while.' }),
  };
  await begin.click();
  await expect(page.getByText('Wait a while.').first()).toBeVisible();
});

test(
  'an action whose response is lost is sent again, and the turn is played once',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    const player = await Player.begun(baseURL ?? '');
    const book = new Book(page);
    await book.openWithoutChart(player);
    const keys: (string | undefined)[] = [];
    let lose = true;
    await page.route('**/api/actions', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      const answer = await route.fetch();
      await (lose ? route.abort('connectionreset') : route.fulfill({ response: answer }));
      lose = false;
    });
    await book.press(await book.openLine());
    await expect(page.getByText('There was an error processing your action. Please try again.').first()).toBeVisible();
    await book.turn(() => page.getByRole('button', { name: 'Try again' }).click());
    expect(new Set(keys).size).toBe(1);
    expect((await player.stories()).body).toHaveLength(2);
  },
);

test('a refusal shows the words of the game', { tag: '@once' }, async ({ page, baseURL }) => {
  const book = new Book(page);
  await book.openWithoutChart(await Player.begun(baseURL ?? ''));
  await page.route('**/api/actions', (route) =>
    route.fulfill({
      status: 422,
      json: { statusCode: 422, code: 'ITEM_MISSING', message: 'You do not carry what that needs.' },
    }),
  );
  await book.press(await book.openLine());
  await expect(page.getByText('You do not carry what that needs.').first()).toBeVisible();
});

test('a failed request for the story can be repeated', { tag: '@once' }, async ({ page, baseURL }) => {
  const player = await Player.begun(baseURL ?? '');
  let broken = true;
  await page.route('**/api/stories/*', (route) =>
    broken ? route.fulfill({ status: 500, body: 'no' }) : route.continue(),
  );
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), player.token);
  await page.goto(`/?step=gameplay&character=${player.characterId}`);
  await expect(page.getByRole('heading', { name: 'The story did not open' })).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await new Book(page).opened();
});

test('a refused token is removed, and the first page opens', { tag: '@once' }, async ({ page, uncaught }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('once') === null) localStorage.setItem('auth_token', 'not a token');
    sessionStorage.setItem('once', 'yes');
  });
  await page.goto('/?step=world-builder&difficulty=normal');
  await expect(page.getByRole('heading', { name: 'Choose your difficulty' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  expect(uncaught.splice(0)).toEqual([TOKEN_REFUSED]);
});

test(
  'a token revoked in mid-game leads to the first page with the reason, and keeps the action being written',
  { tag: '@once' },
  async ({ page, baseURL, uncaught }) => {
    const player = await Player.begun(baseURL ?? '');
    await page.goto('/');
    await page.evaluate((token) => localStorage.setItem('auth_token', token), player.token);
    const saga = `/?step=gameplay&character=${player.characterId}`;
    await page.goto(saga);
    await new Book(page).opened();
    const refuse = (route: Route): Promise<void> =>
      route.fulfill({
        status: 401,
        json: { statusCode: 401, code: 'NOT_AUTHENTICATED', message: 'Please sign in, or play as a guest.' },
      });
    await page.route('**/api/**', refuse);
    const line = page.getByRole('textbox', { name: 'Your own action' });
    await line.fill('I listen at the door');
    await page.getByRole('button', { name: 'Act', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Choose your difficulty' })).toBeVisible();
    await expect(page.getByText(/^The login of Guest_\w+ on this device is no longer valid/).first()).toBeVisible();
    await expect(
      page.getByText(/^The login kept here is no longer valid: .* this device can’t open it\.$/),
    ).toBeVisible();
    await expectAccessible(page);
    const wayBack = page.getByRole('button', { name: /^Try again as Guest_\w+: Thora Ulfsdottir, Vikings$/ });
    await wayBack.click();
    await expect(
      page.getByText(/^The login of Guest_\w+ that this device kept is no longer valid/).first(),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    expect(uncaught.splice(0)).toEqual([TOKEN_REFUSED]);

    await page.unroute('**/api/**', refuse);
    await wayBack.click();
    await expect(line).toHaveValue('I listen at the door');
    expect((await player.stories()).body).toHaveLength(1);
  },
);

test('the page says that it is offline', { tag: '@once' }, async ({ page, context }) => {
  await page.goto('/');
  await context.setOffline(true);
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/You are offline/)).toBeHidden();
});
