import { expect, type Page, test } from './setup/test.js';
import { DIFFICULTY_CONTENT } from '#game/content/common/difficulties.js';
import { Player } from '../support/player.js';
import { Book } from './steps/book.js';
import { accountBlock, pageErrors, difficulties, expectReadable, holdScript, roseOn } from './steps/first-page.js';

const BY_DAY = Object.values(DIFFICULTY_CONTENT).map(({ description }) => description);
const BY_NIGHT = ['A hearth with walls around it.', 'A fire in open country.', 'One candle, and wind.'];

/** Runs before the page's own script. */
const storeValues = (page: Page, values: Readonly<Record<string, string>>): Promise<unknown> =>
  page.addInitScript(
    (kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value)),
    values,
  );

test('the first page is complete without its script', { tag: '@once' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL ?? ''}/`);
  await expectReadable(page, BY_DAY);
  await context.close();
});

for (const [light, words] of [
  ['day', BY_DAY],
  ['night', BY_NIGHT],
] as const) {
  test(`what was written by ${light} is taken over, and nothing moves`, { tag: '@both' }, async ({ page }) => {
    const complaints = pageErrors(page);
    const letGo = await holdScript(page);
    await page.emulateMedia({ colorScheme: light === 'day' ? 'light' : 'dark' });
    await page.goto('/');
    await expectReadable(page, words);
    await page.evaluate(async () => {
      await document.fonts.ready;
      document.querySelectorAll('.written h3').forEach((heading) => heading.classList.add('was-written'));
      Reflect.set(window, 'moved', []);
      new PerformanceObserver((list) =>
        (Reflect.get(window, 'moved') as unknown[]).push(
          ...list.getEntries().map((entry) => entry.toJSON() as unknown),
        ),
      ).observe({ type: 'layout-shift' });
    });
    letGo();
    await expect(page.locator(light === 'day' ? '.headpiece-drawn' : '.night-scene')).toBeVisible();
    if (light === 'night') await expect(page.locator('.difficulty-fire svg')).toHaveCount(3);
    await expectReadable(page, words);
    await expect(page.locator('#root h3.was-written')).toHaveCount(3);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await page.evaluate(() => Reflect.get(window, 'moved') as unknown)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('a button pressed before the script has loaded acts once it has', { tag: '@once' }, async ({ page }) => {
  const letGo = await holdScript(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Begin hardcore' }).click();
  await page.getByRole('button', { name: 'Begin normal' }).press('Enter');
  letGo();
  await expect(page.getByRole('heading', { name: 'Choose Your World' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('difficulty')).toBe('normal');
});

test('a part opened before the script has loaded stays open', { tag: '@once' }, async ({ page }) => {
  const letGo = await holdScript(page);
  await page.goto('/');
  await accountBlock(page).click();
  letGo();
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Begin normal' })).toBeEnabled();
});

test(
  'a script that fails to load offline loads when the browser is online',
  { tag: '@once' },
  async ({ page, context }) => {
    const letGo = await holdScript(page);
    await page.goto('/');
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/first-'));
    await context.setOffline(true);
    letGo();
    await failed;
    await expectReadable(page, BY_DAY);
    await context.setOffline(false);
    // A browser that remembers the failure loads the whole page again, and with it a press that came before.
    await expect(page.locator('.written')).toHaveCount(0);
    await page.getByRole('button', { name: 'Begin normal' }).click();
    await expect(page.getByRole('heading', { name: 'Choose Your World' })).toBeVisible();
  },
);

/** For each of these visitors the prerendered page is wrong and must not be shown, not even at first. */
const expectNotPrerendered = async (page: Page, address: string, then: () => Promise<void>): Promise<void> => {
  const complaints = pageErrors(page);
  const letGo = await holdScript(page);
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-page', 'own');
  await expect(difficulties(page)).toBeHidden();
  letGo();
  await then();
  await expect(page.locator('.written')).toHaveCount(0);
  expect(complaints).toEqual([]);
};

test('a visitor who has chosen a theme sees no other one first', { tag: '@once' }, async ({ page }) => {
  await storeValues(page, { theme: 'samurai', light: 'night' });
  await expectNotPrerendered(page, '/', async () => {
    await expectReadable(page, BY_NIGHT);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'samurai');
  });
});

test('a visitor who has chosen a size sees no other one first', { tag: '@once' }, async ({ page }) => {
  await storeValues(page, { scale: '130' });
  await expectNotPrerendered(page, '/', () => expectReadable(page, BY_DAY));
});

test('a visitor who has chosen a light sees it from the first paint', { tag: '@once' }, async ({ page }) => {
  const complaints = pageErrors(page);
  await storeValues(page, { light: 'night' });
  const letGo = await holdScript(page);
  await page.goto('/');
  await expectReadable(page, BY_NIGHT);
  letGo();
  await expect(page.locator('.night-scene')).toBeVisible();
  await expectReadable(page, BY_NIGHT);
  expect(complaints).toEqual([]);
});

test(
  'a visitor with a save finds it, and a visitor in mid-game resumes there',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    const player = await Player.begun(baseURL ?? '');
    await storeValues(page, { auth_token: player.token });
    await expectNotPrerendered(page, '/', () =>
      expect(page.getByRole('heading', { name: 'Continue Your Adventure' })).toBeVisible(),
    );
    await page.unrouteAll();
    await expectNotPrerendered(page, `/?step=gameplay&character=${player.characterId}`, () => new Book(page).opened());
  },
);

test(
  'a page opens at its top with its heading focused, and turns back and forward',
  { tag: '@once' },
  async ({ page }) => {
    const heading = (name: string) => page.getByRole('heading', { name, exact: true }).first();
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto('/');
    const hardcore = page.getByRole('button', { name: 'Begin hardcore' });
    await hardcore.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(0);
    await hardcore.click();
    await expect(heading('Choose Your World')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(heading('Steppes & Seas')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(left);
    await page.goForward();
    await expect(heading('Choose Your World')).toBeFocused();
    await page.reload();
    await expect(heading('Choose Your World')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('difficulty')).toBe('hardcore');
  },
);

test('a page whose script is gone offers the book anew', { tag: '@once' }, async ({ page, uncaught }) => {
  await page.goto('/');
  await accountBlock(page).click();
  const link = page.getByRole('link', { name: 'Forgot your password?' });
  await expect(link).toBeVisible();
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await link.click();
  await expect(page.getByRole('heading', { name: 'A leaf is missing' })).toBeVisible();
  await page.getByRole('button', { name: 'To the first leaf' }).click();
  await expect(difficulties(page)).toBeVisible();
  await page.goBack();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Open the book again' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  // React writes what an error element has caught to the console, once for each time that it is shown.
  expect(uncaught.splice(0).map((words) => words.split(':')[0])).toEqual(['MissingPart', 'MissingPart']);
});

test('another address does not show the first page', { tag: '@once' }, async ({ page }) => {
  await expectNotPrerendered(page, '/nowhere', () =>
    expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible(),
  );
});

test('a guest who left to sign up finds the form open after a reload', { tag: '@once' }, async ({ page }) => {
  await page.goto('/nowhere');
  await page.evaluate(() => history.replaceState({ usr: { signUp: true } }, '', '/'));
  const letGo = await holdScript(page);
  await page.reload();
  await expect(difficulties(page)).toBeHidden();
  letGo();
  await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true');
});

test('the first page fetches only the fonts that it shows', { tag: '@once' }, async ({ page }) => {
  const letGo = await holdScript(page);
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const faces = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ name }) => name.replace(/^.*\/|-[\w-]{8}\.woff2$/g, '')),
  );
  expect(faces.sort()).toEqual(['garamond', 'garamond-italic', 'title', 'title-and', 'title-caps']);
  letGo();
});

const SIZES = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1366, 768],
  [1440, 900],
  [2560, 1440],
] as const;

test(
  'the compass is whole at every size, and the page is drawn again when its size changes',
  { tag: '@once' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('.headpiece-drawn')).toBeVisible();
      await expect.poll(() => roseOn(page), { message: `${width} x ${height}` }).toEqual({ width, touches: [] });
    }
  },
);
