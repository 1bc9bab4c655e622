import { expect, type Locator, test } from './setup/test.js';
import { type User } from '#contracts/account/views.js';
import { Player } from '../support/player.js';
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
    await book.open(await Player.begun(baseURL ?? ''));
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
      const book = new Book(page);
      await book.open(await Player.begun(baseURL ?? ''));
      await told;
      await book.press(await book.openLine());
      const prompt = page.getByRole('dialog');
      await expect(prompt).toContainText(words);
      const tab = context.waitForEvent('page');
      await prompt.getByRole('button', { name: act }).click();
      // The game under test configures its own address for the plans.
      expect(new URL((await tab).url()).pathname).toBe('/plans');
      await expect(prompt).toBeHidden();
    },
  );
