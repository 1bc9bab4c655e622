import { expect, type Page, test } from './setup/test.js';
import { Player } from '../support/player.js';
import { expectAccessible } from './steps/axe.js';
import { Book } from './steps/book.js';
import { accountBlock } from './steps/first-page.js';

const settings = async (page: Page): Promise<void> => page.getByRole('button', { name: 'Settings' }).click();
const rootSize = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

test('debug mode shows what was sent, forces a view, and is kept', { tag: '@once' }, async ({ page, baseURL }) => {
  await new Book(page).openWithoutChart(await Player.begun(baseURL ?? ''));
  await expect(page.getByText('Raw story data')).toHaveCount(0);
  await settings(page);
  await page.getByRole('checkbox', { name: 'Debug mode' }).check();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByText('Raw story data').click();
  await expect(page.getByText(/"storyContent"/)).toBeVisible();
  await page.getByText('AI prompt').click();
  await expect(page.getByText('No model was asked for this entry.')).toBeVisible();
  await expectAccessible(page);

  await settings(page);
  await new Book(page).mark('Mobile');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tab', { name: 'Story', exact: true })).toBeVisible();
  await page.reload();
  await new Book(page).opened();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: 'Debug mode' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tab', { name: 'Story', exact: true })).toBeHidden();
});

test('debug mode quotes the prompt of the narrator', { tag: '@once' }, async ({ page, baseURL }) => {
  await page.addInitScript(() => localStorage.setItem('debug_mode', 'true'));
  await page.route('**/api/stories/*', async (route) => {
    const answer = await route.fetch();
    const stories = (await answer.json()) as object[];
    await route.fulfill({ json: stories.map((story) => ({ ...story, debugPrompt: 'Tell how she came ashore.' })) });
  });
  await new Book(page).openWithoutChart(await Player.begun(baseURL ?? ''));
  await page.getByText('AI prompt').click();
  await expect(page.getByText('Tell how she came ashore.', { exact: true })).toBeVisible();
});

test('the page scales as chosen, or with the window', { tag: '@once' }, async ({ page, baseURL }) => {
  await new Book(page).open(await Player.begun(baseURL ?? ''));
  expect(await rootSize(page)).toBe('16px');
  await settings(page);
  await expect(page.getByRole('button', { name: 'Larger' })).toBeDisabled();
  await new Book(page).mark('Fixed');
  await page.getByRole('button', { name: 'Larger' }).click();
  await page.getByRole('button', { name: 'Larger' }).click();
  await expect(page.getByText('110%')).toBeVisible();
  expect(await rootSize(page)).toBe('17.6px');
  await page.reload();
  await expect.poll(() => rootSize(page)).toBe('17.6px');

  await settings(page);
  await new Book(page).mark('Auto');
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect(page.getByText('120%')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Larger' })).toBeDisabled();
  expect(await rootSize(page)).toBe('19.2px');
  // The chart is painted in pixels: its lettering and its drawings grow with the page.
  const chart = page.locator('.chart-surface .chart-scaled');
  const grown = () => chart.evaluate((sheet) => new DOMMatrix(getComputedStyle(sheet).transform).a);
  await expect.poll(grown).toBeCloseTo(1.2, 5);
  await page.setViewportSize({ width: 2560, height: 1440 });
  await expect(page.getByText('160%')).toBeVisible();
  expect(await rootSize(page)).toBe('25.6px');
  await expect.poll(grown).toBeCloseTo(1.6, 5);
});

test('the settings lead to the main menu and to logout', { tag: '@once' }, async ({ page, baseURL }) => {
  await new Book(page).openWithoutChart(await Player.begun(baseURL ?? ''));
  await settings(page);
  await expect(page.getByText('Days until refill')).toBeVisible();
  await expect(page.getByText('No refill')).toBeVisible();
  const badge = page.getByRole('dialog').getByRole('link', { name: /Free Plan/ });
  await expect(badge).toHaveAttribute('target', '_blank');
  await expect(badge).toHaveAttribute('href', '/plans');
  await page.getByRole('button', { name: 'Main Menu' }).click();
  await expect(page.getByRole('heading', { name: 'Continue Your Adventure' })).toBeVisible();
  await page.goBack();
  await settings(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(accountBlock(page)).toBeVisible();
  expect(
    await page.evaluate(() => [
      localStorage.getItem('auth_token'),
      localStorage.getItem('logged_out'),
      // The id of the visit, which names nobody, lasts as long as the tab.
      Object.keys(sessionStorage).filter((key) => key !== 'visit'),
    ]),
  ).toEqual([null, 'true', []]);
});
