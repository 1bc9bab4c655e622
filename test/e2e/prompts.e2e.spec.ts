import { expect, type Locator, test } from './setup/test.js';
import { type User } from '#contracts/account/views.js';
import { type SubscriptionInfo } from '#contracts/wallet/views.js';
import { Player } from '../support/player.js';
import { expectAccessible } from './steps/axe.js';
import { Book } from './steps/book.js';
import { fakeActionTokens, fakeUser } from './steps/players.js';

const inkOf = (what: Locator): Promise<string> => what.evaluate((element) => getComputedStyle(element).color);
/** A variable of the theme, as the browser paints it. */
const paintOf = (what: Locator, name: string): Promise<string> =>
  what.evaluate((element, variable) => {
    const probe = document.createElement('span');
    probe.style.color = `var(${variable})`;
    element.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

test(
  'a guest whose actions run low is asked to save their progress, and to sign up when they are spent',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    const purse = { left: 3 as number | null };
    await fakeActionTokens(page, purse);
    const book = new Book(page);
    await book.openWithoutChart(await Player.begun(baseURL ?? ''));
    const head = page.getByRole('banner');
    const count = head.getByText('3', { exact: true });
    expect(await inkOf(count)).toBe(await paintOf(count, '--warning'));
    await expect(page.getByText('Save Your Progress')).toBeVisible();

    purse.left = 0;
    await book.choose();
    const none = head.getByText('0', { exact: true });
    await expect(none).toBeVisible();
    expect(await inkOf(none)).toBe(await paintOf(none, '--act'));
    await expect(page.getByText('Save Your Progress')).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: 'Action Limit Reached' })).toBeVisible();

    let sent = 0;
    await page.route('**/api/actions', (route) => {
      sent += 1;
      return route.continue();
    });
    const line = await book.openLine();
    await book.press(line);
    const prompt = page.getByRole('dialog');
    await expect(prompt).toContainText(
      'Thank you for enjoying the demo ... Create an account to continue playing & save your progress',
    );
    await prompt.getByRole('button', { name: 'Maybe Later' }).click();
    await expect(prompt).toBeHidden();
    expect(sent).toBe(0);

    await book.press(line);
    await page.getByRole('dialog').getByRole('button', { name: 'Sign Up to Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Choose your difficulty' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Register', selected: true })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  },
);

test(
  'the words of the start page follow the wallet, and an empty one asks before there is any work',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    const guest = new Player(baseURL ?? '');
    await guest.signIn();
    await page.goto('/');
    await expect(page.getByText('Start playing immediately with 5 free actions')).toBeVisible();
    await page.evaluate((token) => localStorage.setItem('auth_token', token), guest.token);
    const purse = { left: null as number | null };
    await fakeActionTokens(page, purse);
    const expectWords = async (left: number | null, words: string, banner: string): Promise<void> => {
      purse.left = left;
      await page.reload();
      await expect(page.getByText(words, { exact: true })).toBeVisible();
      await expect(page.getByText(banner, { exact: true })).toBeVisible();
      await expect(page.getByText(/5 (free )?actions/)).toHaveCount(0);
    };
    // Pressed by a key: text that appears above the button moves it, and a mouse press may miss it.
    const begin = page.getByRole('button', { name: 'Begin normal' });
    await expectWords(null, 'Unlimited actions', 'Free Plan: unlimited actions');
    await expectWords(2, '2 actions left', 'Free Plan: 2 actions left');
    await begin.press('Enter');
    await expect(page.getByRole('heading', { name: 'Choose Your World' })).toBeVisible();
    await page.goBack();

    await expectWords(0, 'No actions left', 'Free Plan: 0 actions left');
    await begin.press('Enter');
    const prompt = page.getByRole('dialog');
    await expect(prompt).toContainText('Action Limit Reached');
    await expectAccessible(page);
    await prompt.getByRole('button', { name: 'Maybe Later' }).click();
    await expect(page.getByRole('heading', { name: 'Choose your difficulty' })).toBeVisible();
    await begin.press('Enter');
    await prompt.getByRole('button', { name: 'Sign Up to Continue' }).click();
    await expect(page.getByRole('tab', { name: 'Register', selected: true })).toBeVisible();
  },
);

test('a wallet that cannot be read is said to be so, and bars nobody', { tag: '@once' }, async ({ page, baseURL }) => {
  const guest = new Player(baseURL ?? '');
  await guest.signIn();
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), guest.token);
  await page.route('**/api/user/*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/');
  await expect(page.getByText('How many actions you have left could not be read.')).toBeVisible();
  await page.getByRole('button', { name: 'Begin normal' }).click();
  await expect(page.getByRole('heading', { name: 'Choose Your World' })).toBeVisible();
});

const PLANS: readonly (readonly [Partial<User>, string, string])[] = [
  [
    { subscriptionTier: 'free' },
    "You've used all your free actions for today. Upgrade to continue your epic adventure!",
    'Upgrade',
  ],
  [
    { subscriptionTier: 'gold' },
    "You've used all your actions of this week. Platinum plays 400.",
    'Upgrade to Platinum',
  ],
  [{ subscriptionTier: 'platinum' }, "You've used all your actions of this week.", 'Manage Plan'],
];

for (const [plan, words, act] of PLANS)
  test(
    `${plan.subscriptionTier ?? ''}: when the actions are spent the plans open in a new tab`,
    { tag: '@once' },
    async ({ page, context, baseURL }) => {
      await fakeUser(page, { username: 'thora', subscriptionStatus: 'active', ...plan });
      await fakeActionTokens(page, { left: 0 });
      const told = page.waitForResponse('**/api/user/subscription-info');
      await page.route('**/api/user/subscription-info', async (route) => {
        const info = (await (await route.fetch()).json()) as SubscriptionInfo;
        await route.fulfill({ json: { ...info, daysUntilRefill: 3 } });
      });
      const book = new Book(page);
      await book.openWithoutChart(await Player.begun(baseURL ?? ''));
      await told;
      await book.press(await book.openLine());
      const prompt = page.getByRole('dialog');
      await expect(prompt).toContainText(words);
      await expect(prompt).toContainText('New actions come in 3 days.');
      const tab = context.waitForEvent('page');
      await prompt.getByRole('button', { name: act }).click();
      // The game under test configures its own address for the plans.
      expect(new URL((await tab).url()).pathname).toBe('/plans');
      await expect(prompt).toBeHidden();
    },
  );
