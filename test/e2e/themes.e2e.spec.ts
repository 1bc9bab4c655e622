import { expect, type Page, test } from './setup/test.js';
import { Player } from '../support/player.js';
import { expectAccessible, expectContrast } from './steps/axe.js';
import { Book } from './steps/book.js';
import { unevennessOf } from './steps/figures.js';
import { expectWellSet } from './steps/set-type.js';

test.setTimeout(400_000);

const THEMES = [
  'default',
  'vikings',
  'empire',
  'mongols',
  'samurai',
  'pirates',
  'knights',
  'assassins',
  'barbarians',
] as const;
const CRAFTS = ['default', 'vikings', 'samurai'] as const;
const LIGHTS = ['day', 'night'] as const;

/** Changes the stored value as another tab's settings would. */
const readBy = async (page: Page, theme: string, light: string): Promise<void> => {
  await page.evaluate(
    (values) => {
      for (const [key, value] of Object.entries(values)) {
        localStorage.setItem(key, value);
        window.dispatchEvent(new StorageEvent('storage', { key }));
      }
    },
    { theme, light },
  );
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(page.locator('html')).toHaveAttribute('data-light', light);
  await page.evaluate(() => document.fonts.ready);
};

/** What is painted in the corners of the portrait: its own box alone, where the frame is an oval. */
const cornersOfThePortrait = (page: Page): Promise<string[]> =>
  page.getByRole('img', { name: 'Portrait of your character' }).evaluate((portrait) => {
    const { left, top, right, bottom } = portrait.getBoundingClientRect();
    const corners = [left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y] as const));
    return [...new Set(corners.map(([x, y]) => document.elementFromPoint(x, y)?.tagName ?? 'nothing'))];
  });

const opened = async (page: Page, baseURL: string | undefined): Promise<Book> => {
  const book = new Book(page);
  const player = await Player.begun(baseURL ?? '', 'normal');
  await player.act('first', Player.next((await player.choices()).body));
  await book.open(player);
  return book;
};

test(
  'a saga is accessible and no text overlaps in every theme, by day and by night',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    const book = await opened(page, baseURL);
    await book.openLine();
    for (const theme of THEMES)
      for (const light of LIGHTS) {
        await readBy(page, theme, light);
        await expectContrast(page);
        await expectWellSet(page);
      }
    await expectAccessible(page);
    for (const light of LIGHTS) {
      await readBy(page, 'pirates', light);
      expect(await cornersOfThePortrait(page), `painted beside the oval by ${light}`).toEqual(['svg']);
    }
  },
);

test(
  'a saga on a phone is accessible and no text overlaps in the three crafts',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    const book = await opened(page, baseURL);
    for (const theme of CRAFTS)
      for (const light of LIGHTS) {
        await readBy(page, theme, light);
        for (const leaf of ['Story', 'Actions', 'Character', 'Map'] as const) {
          await book.turnTo(leaf);
          await expectWellSet(page);
        }
        await expectAccessible(page);
      }
  },
);

test('theme and light are chosen in the settings, and kept', { tag: '@once' }, async ({ page, baseURL }) => {
  await opened(page, baseURL);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'vikings');
  await page.getByRole('button', { name: 'Settings' }).click();
  await new Book(page).mark('Night');
  await expect(html).toHaveAttribute('data-light', 'night');
  await page.getByRole('button', { name: 'Next theme' }).click();
  await expect(html).toHaveAttribute('data-theme', 'empire');
  for (let n = 0; n < 2; n += 1) await page.getByRole('button', { name: 'Previous theme' }).click();
  await expect(html).toHaveAttribute('data-theme', 'default');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'default');
  await expect(html).toHaveAttribute('data-light', 'night');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Follow the saga that is open' }).click();
  await expect(html).toHaveAttribute('data-theme', 'vikings');
});

test('the page follows the light of the system until the user chooses one', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-light', 'night');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-light', 'day');
});

test('the light is set before the first paint', { tag: '@once' }, async ({ page }) => {
  // The main script never loads, so the light must have been set by the small script in the head.
  await page.route('**/assets/index-*.js', (route) => route.abort());
  const html = page.locator('html');
  const browserOnPaper = (): Promise<boolean> =>
    page.evaluate(
      () =>
        document.querySelector('meta[name="theme-color"]')?.getAttribute('content') ===
        getComputedStyle(document.documentElement).getPropertyValue('--paper').trim(),
    );

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('#root')).toBeEmpty();
  await expect(html).toHaveAttribute('data-light', 'night');
  expect(await browserOnPaper()).toBe(true);

  await page.evaluate(() => {
    localStorage.setItem('light', 'day');
    localStorage.setItem('theme', 'samurai');
  });
  await page.reload();
  await expect(html).toHaveAttribute('data-light', 'day');
  await expect(html).toHaveAttribute('data-theme', 'samurai');
  expect(await browserOnPaper()).toBe(true);
});

test('no request leaves the origin', { tag: '@once' }, async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== new URL(baseURL ?? '').origin)
      elsewhere.push(request.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await opened(page, baseURL);
  await page.waitForLoadState('networkidle');
  expect(elsewhere).toEqual([]);
});

test('a 1 is told from an I in every theme, wherever figures count', { tag: '@once' }, async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  for (const theme of THEMES) {
    await readBy(page, theme, 'day');
    expect(await unevennessOf(page, '1', 'display lining'), `a roll, ${theme}`).toBeGreaterThan(0.2);
  }
  // The only theme whose text has old figures of its own.
  await readBy(page, 'pirates', 'day');
  for (const set of ['lining', '']) expect(await unevennessOf(page, '1', set)).toBeGreaterThan(0.2);
  // What the measure is for: a figure that is a small I.
  await page.evaluate(() => document.documentElement.style.setProperty('--face-figures', 'none'));
  expect(await unevennessOf(page, '1', 'display lining')).toBeLessThan(0.2);
});
