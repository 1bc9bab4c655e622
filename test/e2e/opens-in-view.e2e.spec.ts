import { expect, type Locator, test } from './setup/test.js';
import { type WorldView } from '#contracts/session/views.js';
import { Player } from '../support/player.js';
import { Book } from './steps/book.js';

/** Pixels of an element that lie outside of its pane, beyond those for which the pane has no room. */
const hiddenPixels = (element: Locator): Promise<number> =>
  element.evaluate((opened) => {
    const box = opened.getBoundingClientRect();
    let from = 0,
      to = document.querySelector('.tab-bar')?.getBoundingClientRect().top ?? innerHeight;
    for (let pane = opened.parentElement; pane !== null; pane = pane.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(pane).overflowY) || pane === document.documentElement) continue;
      from = Math.max(from, pane.getBoundingClientRect().top);
      to = Math.min(to, pane.getBoundingClientRect().bottom);
    }
    const shown = Math.min(box.bottom, to) - Math.max(box.top, from);
    return Math.round(Math.min(box.height, to - from) - shown);
  });
/** A space that is kept free above a fixed bar counts as shown. */
const expectShown = async (element: Locator): Promise<void> => {
  await expect(element).toBeVisible();
  await expect.poll(() => hiddenPixels(element)).toBeLessThanOrEqual(24);
};

test('what is opened comes into view, and the focus stays', { tag: '@both' }, async ({ page, baseURL }) => {
  await page.route('**/api/sessions/*/world', async (route) => {
    const response = await route.fetch();
    const view = (await response.json()) as WorldView;
    await route.fulfill({ response, json: { ...view, city: view.world.cities[0] } });
  });
  const player = await Player.begun(baseURL ?? '', 'forgiving');
  const book = new Book(page);
  await book.open(player);

  const city = page.locator('details.city');
  const readOfIt = city.locator('summary');
  await readOfIt.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, -200));
  await book.press(readOfIt);
  await expectShown(city);
  await expect(readOfIt).toBeInViewport();
  await book.press(readOfIt);
  await readOfIt.focus();
  await page.keyboard.press('Enter');
  await expect(readOfIt).toBeFocused();
  await expectShown(city);

  await book.turnTo('Actions');
  await book.choices.last().focus();
  await page.keyboard.press('Enter');
  await expect(book.choices.last()).toHaveAttribute('aria-expanded', 'true');
  await expectShown(book.choices.last());

  await book.unfoldOath();
  const fold = page.getByRole('button', { name: /^The oath .+ Fold$/ });
  await expect(fold).toBeInViewport();
  await expectShown(page.locator('.oath-leaf section').first());
});

test('what is loaded after it was opened comes into view, too', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 345 });
  await page.goto('/');
  // Until the script has come, the page stands there twice, by day and by night, and one of the two is hidden.
  const account = page.locator('details.account').filter({ visible: true });
  await account.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  await expectShown(page.locator('.account-panel'));
});
