import { expect, type Page, test } from './setup/test.js';
import { type Choice, type ChoicesView } from '#contracts/session/views.js';
import { Player } from '../support/player.js';
import { expectAccessible, expectNoSidewaysScroll } from './steps/axe.js';
import { Book } from './steps/book.js';

/**
 * Makes the server's first choice ask for an item, and the second for coins, that the player does not have; the third
 * asks for nothing.
 */
const askTooMuch = (page: Page): Promise<unknown> =>
  page.route('**/api/choices/*', async (route) => {
    const response = await route.fetch();
    const view = (await response.json()) as ChoicesView;
    const free = view.choices.find(({ requiresItem, cost }) => requiresItem === null && !cost);
    const others = view.choices.filter((choice) => choice !== free);
    const lacks: readonly Partial<Choice>[] = [{ requiresItem: 'Ivory seal' }, { requiresItem: null, cost: 900 }];
    const choices = others.map((choice, n) => ({ ...choice, ...lacks[n] }));
    await route.fulfill({ response, json: { ...view, choices: choices.toSpliced(2, 0, ...(free ? [free] : [])) } });
  });

/** The bodies of the actions that the page sends. */
const sentActions = (page: Page): unknown[] => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/actions')) sent.push(request.postDataJSON());
  });
  return sent;
};

test(
  'a choice that asks for what the player does not have shows it when closed, and says why at the second press',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    const book = new Book(page);
    const sent = sentActions(page);
    await askTooMuch(page);
    await book.open(await Player.begun(baseURL ?? ''));
    await book.turnTo('Actions');
    const [item, coins, free] = [book.choices.nth(0), book.choices.nth(1), book.choices.nth(2)];
    await expect(item).toHaveAccessibleName(/cannot be done now\. You carry no ivory seal\./);
    await expect(item).toContainText('needs ivory seal');
    await expect(item).not.toContainText('%');
    await expect(coins).toContainText('900 silver, you have 50');
    await expect(coins).not.toContainText('%');
    await expect(free).toContainText('%');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const reasons = ['You carry no ivory seal.', 'It costs 900 pieces of silver, and you have 50.'];
    for (const [n, line] of [item, coins].entries()) {
      await book.press(line);
      await expect(line).toHaveAttribute('aria-expanded', 'true');
      // A press is possible and gets an answer, but the choice cannot be taken.
      await line.click({ force: true });
      await expect(page.locator('.toast')).toContainText(reasons[n] ?? '');
    }
    expect(sent).toEqual([]);
    await book.press(free);
    await book.turn(() => book.press(free));
    expect(sent).toHaveLength(1);
  },
);

test('the number keys open a choice and act, at every width', { tag: '@once' }, async ({ page, baseURL }) => {
  const book = new Book(page);
  const sent = sentActions(page);
  await book.open(await Player.begun(baseURL ?? ''));
  const second = book.choices.nth(1);
  for (const [width, height] of [
    [1440, 900],
    [1100, 800],
    [820, 1180],
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(second).toHaveAttribute('aria-keyshortcuts', '2');
    // At another width a new list is rendered, in which the opened choice is closed.
    await expect(async () => {
      if ((await second.getAttribute('aria-expanded')) === 'false') await page.keyboard.press('2');
      await expect(second).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 });
    }).toPass();
    await expect(second).toBeFocused();
    await expect(second).toBeInViewport();
    await page.keyboard.press('1');
    await expect(second).toHaveAttribute('aria-expanded', 'false');
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  const field = page.getByRole('textbox', { name: 'Your own action' });
  await field.fill('');
  await field.press('2');
  await expect(field).toHaveValue('2');
  await field.fill('');
  await field.blur();
  const settings = page.getByRole('button', { name: 'Settings' });
  await settings.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('2');
  const off = page.getByRole('checkbox', { name: /1 to 9 open a choice/ });
  await off.uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('2');
  await expect(second).toHaveAttribute('aria-expanded', 'false');
  await settings.click();
  await expect(off).toBeVisible();
  await off.check();
  await page.keyboard.press('Escape');
  expect(sent).toEqual([]);

  const ready = await book.openLine();
  const key = (await ready.getAttribute('aria-keyshortcuts')) ?? '';
  await book.turn(() => page.keyboard.press(key));
  expect(sent).toHaveLength(1);
});
