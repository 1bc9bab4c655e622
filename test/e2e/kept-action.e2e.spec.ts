import { expect, type Page, test } from './setup/test.js';
import { Player } from '../support/player.js';
import { expectAccessible } from './steps/axe.js';
import { Book } from './steps/book.js';

const KEPT = 'It is kept, and sent when you are back.';
const storiesOf = async (player: Player): Promise<number> => (await player.stories()).body.length;
const waiting = (page: Page) => page.getByRole('status').filter({ hasText: KEPT });

test(
  'a choice made offline waits, can be taken back, and is sent when the browser is online',
  { tag: '@phone' },
  async ({ page, context, baseURL }) => {
    const player = await Player.begun(baseURL ?? '');
    const book = new Book(page);
    await book.openWithoutChart(player);
    const line = await book.openLine();
    await context.setOffline(true);
    await book.press(line);
    await expect(waiting(page)).toBeVisible();
    await expect(line).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);

    await book.press(page.getByRole('button', { name: 'Take it back' }));
    await expect(waiting(page)).toBeHidden();
    await book.press(line);
    await expect(waiting(page)).toBeVisible();

    await context.setOffline(false);
    await expect(waiting(page)).toBeHidden();
    await expect.poll(() => storiesOf(player)).toBe(2);
    await book.turnTo('Story');
    await expect(book.story).toContainText('Your Action:');
  },
);

test.describe('an action whose response is lost', { tag: '@once' }, () => {
  test('is sent again after a reload, under the same key', async ({ page, baseURL }) => {
    const player = await Player.begun(baseURL ?? '');
    const book = new Book(page);
    await book.openWithoutChart(player);
    const keys: (string | undefined)[] = [];
    let lose = true;
    await page.route('**/api/actions', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      const answer = await route.fetch();
      await (lose ? route.abort('connectionreset') : route.fulfill({ response: answer }));
    });
    await book.press(await book.openLine());
    await expect(page.getByText('It found no answer. It is kept, and counts once.')).toBeVisible();
    lose = false;
    await page.reload();
    await book.opened();
    await expect(
      page
        .locator('.roll-toast')
        .or(page.getByText(/^Current HP|Action (Succeeded|Failed)!/))
        .first(),
    ).toBeVisible();
    await expect.poll(() => keys.length).toBe(2);
    expect(new Set(keys).size).toBe(1);
    expect(await storiesOf(player)).toBe(2);
    await book.choose();
    expect(await storiesOf(player)).toBe(3);
  });

  test('is dropped when it is refused later', async ({ page, baseURL }) => {
    const player = await Player.begun(baseURL ?? '');
    const book = new Book(page);
    await book.openWithoutChart(player);
    await page.route('**/api/actions', (route) => route.abort('connectionreset'));
    await book.press(await book.openLine());
    await expect(page.getByRole('button', { name: 'Send it now' })).toBeVisible();
    const { body } = await player.choices();
    await player.act('elsewhere', Player.next(body));
    await page.unroute('**/api/actions');
    await page.getByRole('button', { name: 'Send it now' }).click();
    await expect(
      page.getByText('The story has moved on since you chose. Read the latest leaf and choose again.').first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send it now' })).toBeHidden();
    await expect(page.getByText('the second leaf')).toBeVisible();
  });
});
