import { expect, test } from './setup/test.js';
import { Player } from '../support/player.js';
import { expectAccessible, expectNoSidewaysScroll, expectRoomToTap } from './steps/axe.js';
import { Book } from './steps/book.js';

test('a phone in portrait shows the advice to rotate it once', { tag: '@phone' }, async ({ page, baseURL }) => {
  const book = new Book(page);
  await book.open(await Player.begun(baseURL ?? ''));
  const prompt = page.getByRole('region', { name: 'Better Experience Awaits!' });
  await expect(prompt.getByRole('button', { name: "I'll Rotate" })).toBeVisible();
  await book.press(prompt.getByRole('button', { name: 'Continue Portrait' }));
  await expect(prompt).toBeHidden();
  await page.reload();
  await book.opened();
  await expect(prompt).toBeHidden();
});

for (const [width, height] of [
  [844, 390],
  [667, 375],
] as const)
  test(
    `on its side, at ${width} by ${height}, the character stands beside the story`,
    { tag: '@phone' },
    async ({ page, baseURL }) => {
      await page.addInitScript(() => localStorage.setItem('character_folded', 'true'));
      const book = new Book(page);
      await book.open(await Player.begun(baseURL ?? ''));
      await page.setViewportSize({ width, height });
      await expect(book.story).toBeVisible();
      await expect(
        page.getByRole('complementary', { name: 'Character' }).getByRole('tab', { name: 'Stats' }),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: /^(Fold|Unfold)$/ })).toHaveCount(0);
      await expect(page.getByText('Better Experience Awaits!')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await expectRoomToTap(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: height, height: width });
      await expect(page.getByRole('tab', { name: 'Map', exact: true })).toBeVisible();
    },
  );

test('the three candles are side by side, and are swiped', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Swipe for the other two candles')).toBeVisible();
  const row = page.getByRole('list').filter({ has: page.getByRole('heading', { name: 'Hardcore' }) });
  expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth * 2)).toBe(true);
  await expectNoSidewaysScroll(page);
});

test(
  'the missing parts of a character are listed above the button that continues',
  { tag: '@phone' },
  async ({ page }) => {
    const book = new Book(page);
    await page.goto('/');
    await book.press(page.getByRole('button', { name: 'Begin normal' }));
    await book.mark(/Knights/);
    await book.press(page.getByRole('button', { name: 'Continue to Character Creation' }));
    await expect(page.getByText('a gender and 6 more')).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await expectRoomToTap(page);
    await expectAccessible(page);
    await book.press(page.getByRole('button', { name: 'Randomize All' }));
    await expect(page.getByText('Still wanting')).toBeHidden();
    await page.getByLabel('Name', { exact: true }).fill('');
    await expect(page.getByText('a name', { exact: true }).first()).toBeInViewport();
  },
);

test('the Actions tab shows that the game master is at work', { tag: '@phone' }, async ({ page, baseURL }) => {
  const book = new Book(page);
  await book.open(await Player.begun(baseURL ?? ''));
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/actions', async (route) => {
    await held;
    await route.continue();
  });
  await book.press(await book.openLine());
  await expect(page.getByText('Analyzing your action and generating consequences...')).toBeInViewport();
  answer();
  await expect(page.getByText('AI Game Master')).toBeHidden();
});

test(
  'a turn played beside a chart that is not shown paints nothing of it',
  { tag: '@phone' },
  async ({ page, baseURL, uncaught }) => {
    const book = new Book(page);
    await book.open(await Player.begun(baseURL ?? ''));
    await book.turnTo('Map');
    await expect(page.getByRole('application')).toBeVisible();
    await expect(page.getByText('Generating world...')).toHaveCount(0);
    await book.choose();
    await book.turnTo('Story');
    await page.emulateMedia({ colorScheme: 'dark' });
    await book.turnTo('Map');
    await expect(page.locator('.chart-live')).toBeVisible();
    expect(uncaught).toEqual([]);
    // An error of the chart's worker would have been seen.
    await page.workers()[0]?.evaluate(() => {
      setTimeout(() => {
        throw new Error('of the worker');
      });
    });
    await expect.poll(() => uncaught).toEqual([expect.stringContaining('of the worker')]);
    uncaught.length = 0;
  },
);

test('an action being written survives a change of tab', async ({ page, baseURL }) => {
  const book = new Book(page);
  await book.open(await Player.begun(baseURL ?? ''));
  await book.turnTo('Actions');
  const line = page.getByRole('textbox', { name: 'Your own action' });
  await line.fill('I listen at the door');
  await book.turnTo('Story');
  await book.turnTo('Actions');
  await expect(line).toHaveValue('I listen at the door');
});
