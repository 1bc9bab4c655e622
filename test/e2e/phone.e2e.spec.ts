import { expect, type Locator, type Page, test } from './setup/test.js';
import { Player } from '../support/player.js';
import { expectAccessible, expectNoSidewaysScroll, expectRoomToTap } from './steps/axe.js';
import { Book } from './steps/book.js';
import { expectWellSet } from './steps/set-type.js';

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

  // The narrowest phones: header and tabs in one line each, and the menu whole.
  await page.setViewportSize({ width: 320, height: 568 });
  const menu = page.getByRole('button', { name: 'Menu' });
  const [top, tabs] = [page.locator('.phone-top'), page.getByRole('tablist', { name: 'Leaves' })];
  for (const line of [top, tabs])
    expect(await line.evaluate((box) => box.getBoundingClientRect().height)).toBeLessThan(64);
  expect(
    await tabs.getByRole('tab').evaluateAll((all) =>
      all.map((tab) => {
        const words = document.createRange();
        words.selectNodeContents(tab);
        return new Set([...words.getClientRects()].map(({ top: line }) => Math.round(line))).size;
      }),
    ),
  ).toEqual([1, 1, 1, 1]);
  await expectNoSidewaysScroll(page);
  await expectWellSet(page);
  await book.press(menu);
  for (const item of await page.getByRole('menuitem').all()) await expect(item).toBeInViewport({ ratio: 1 });
  const edge = await page.getByRole('menu').evaluate((box) => box.getBoundingClientRect().left);
  expect(edge).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
});

const ON_ITS_SIDE = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 932, height: 430 },
] as const;
const PORTRAIT = { width: 390, height: 844 };

/** How far the page, and not a pane of it, can be scrolled. */
const pageScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);

test(
  'on its side a phone has story and choices side by side, the character, and the map at its whole height',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    const book = new Book(page);
    await book.open(await Player.begun(baseURL ?? ''));
    const leaf = (name: string) => page.getByRole('tab', { name, exact: true });
    const character = page.getByRole('complementary', { name: 'Character' });
    for (const size of ON_ITS_SIDE) {
      // 'On landscape the panel is forced to character' (specification section 2): the hero, whatever was open before.
      await page.setViewportSize(PORTRAIT);
      await book.turnTo('Map');
      await page.setViewportSize(size);
      await expect(page.getByRole('heading', { name: 'Thora Ulfsdottir', exact: true })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('meter', { name: 'Hit points' })).toBeInViewport();
      await expect(book.story).toBeInViewport();
      // Titles may take two lines each, and a first note may stand over them.
      for (const n of [0, 1]) await expect(book.choices.nth(n)).toBeInViewport({ ratio: 0.9 });
      for (const name of ['Actions', 'Character', 'Map']) await expect(leaf(name)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('Better Experience Awaits!')).toHaveCount(0);
      expect(await pageScroll(page)).toBeLessThanOrEqual(0);
      await expectNoSidewaysScroll(page);
      await expectRoomToTap(page);
      await expectWellSet(page);

      await book.turnTo('Character');
      await expect(book.story).toBeInViewport();
      await expect(character.getByRole('tab', { name: 'Stats' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^(Fold|Unfold)$/ })).toHaveCount(0);
      await expectNoSidewaysScroll(page);

      await book.turnTo('Map');
      const chart = await page.locator('.chart-sheet').boundingBox();
      expect(chart?.height).toBeGreaterThan(size.height * 0.9);
      await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toBeInViewport();
      expect(await pageScroll(page)).toBeLessThanOrEqual(0);
      await expectRoomToTap(page);
    }
    await expectAccessible(page);
    await book.turnTo('Actions');
    await expectAccessible(page);

    await page.setViewportSize(PORTRAIT);
    await expect(leaf('Story')).toBeVisible();
    await expect(book.choices.first()).toBeVisible();
  },
);

test(
  'on its side a phone keeps clear of the notch, of the keyboard, and of a turn',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    const book = new Book(page);
    await page.setViewportSize(ON_ITS_SIDE[0]);
    await book.open(await Player.begun(baseURL ?? '', 'forgiving'));
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 47, right: 47, bottom: 21 } });
    const edge = (part: Locator, side: 'left' | 'right' | 'bottom'): Promise<number> =>
      part.evaluate((shown, of) => shown.getBoundingClientRect()[of], side);
    expect(await edge(page.getByRole('tab', { name: 'Map' }), 'left')).toBeGreaterThanOrEqual(47);
    expect(await edge(book.choices.first(), 'right')).toBeLessThanOrEqual(844 - 47);
    expect(await edge(page.getByRole('button', { name: 'Menu' }), 'bottom')).toBeLessThanOrEqual(390 - 21);
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: {} });

    await book.choose();
    await expect(page.getByRole('tab', { name: 'Actions' })).toHaveAttribute('aria-selected', 'true');
    await expect(book.story.getByText('Your Action:')).toBeInViewport();

    const words = page.getByRole('textbox', { name: 'Your own action' });
    await words.tap();
    // As browsers that lay the page out anew for the keyboard do.
    await page.setViewportSize({ width: 844, height: 180 });
    await words.fill('I listen');
    await expect(words).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Act', exact: true })).toBeInViewport({ ratio: 1 });
    await words.fill('');
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

test(
  'the Actions tab keeps what is being written, and shows that the game master is at work',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    const book = new Book(page);
    await book.open(await Player.begun(baseURL ?? ''));
    await book.turnTo('Actions');
    const written = page.getByRole('textbox', { name: 'Your own action' });
    await written.fill('I listen at the door');
    await book.turnTo('Story');
    await book.turnTo('Actions');
    await expect(written).toHaveValue('I listen at the door');
    await written.fill('');

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
  },
);

test(
  'the chart is surveyed while the story is read, by one worker, and a turn played beside it paints nothing of it',
  { tag: '@phone' },
  async ({ page, baseURL, uncaught }) => {
    const book = new Book(page);
    await book.open(await Player.begun(baseURL ?? ''));
    await expect.poll(() => page.workers().length).toBe(1);
    await book.turnTo('Map');
    await expect(page.getByRole('application')).toBeVisible();
    await expect(page.getByText('Generating world...')).toHaveCount(0);
    await expect(page.locator('.chart-live:not(.invisible)')).toBeVisible();
    expect(page.workers()).toHaveLength(1);
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

test(
  'menu and settings open offline, though they were not opened before',
  { tag: '@phone' },
  async ({ page, baseURL, context }) => {
    const book = new Book(page);
    await book.open(await Player.begun(baseURL ?? ''));
    const loaded = (): Promise<string> =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(' '),
      );
    await expect.poll(loaded).toMatch(/game-menu.*settings-dialog/);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await context.setOffline(false);
  },
);
