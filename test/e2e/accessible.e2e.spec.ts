import { expect, type Page, test } from './setup/test.js';
import { Player } from '../support/player.js';
import { expectAccessible, expectNoSidewaysScroll, expectRoomToTap } from './steps/axe.js';
import { Book } from './steps/book.js';

test.setTimeout(300_000);

/** Pages that a tablet shows as a desk does are judged for their rules on phone and desk alone. */
const inspect = async (page: Page, hasTouch: boolean, isAudited = true): Promise<void> => {
  if (isAudited) await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  if (hasTouch) await expectRoomToTap(page);
};

/** A phone is judged at its narrowest: what fits there fits a wider one, whose layout is the same. */
const narrow = async (page: Page): Promise<void> => {
  if (new Book(page).isSmall) await page.setViewportSize({ width: 320, height: 640 });
};

test('the way into a game is accessible', async ({ page, hasTouch }, { project }) => {
  const isAudited = project.name !== 'tablet';
  await narrow(page);
  const book = new Book(page);
  await page.goto('/');
  await inspect(page, hasTouch, isAudited);
  await book.press(page.getByRole('button', { name: 'Begin normal' }));
  await expect(page.getByRole('heading', { name: 'Choose Your World' })).toBeVisible();
  await inspect(page, hasTouch, isAudited);
  await book.mark(/Samurai/);
  await expect(page.getByRole('img', { name: 'A country of the Samurai' })).toBeVisible();
  await inspect(page, hasTouch, isAudited);
  await book.press(page.getByRole('button', { name: 'Continue to Character Creation' }));
  await inspect(page, hasTouch, isAudited);
  await book.press(page.getByRole('button', { name: 'Randomize All' }));
  await inspect(page, hasTouch, isAudited);
  await book.press(page.getByRole('button', { name: 'Continue to Backstory' }));
  await inspect(page, hasTouch, isAudited);
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await inspect(page, hasTouch, isAudited);
});

test('the game is accessible', async ({ page, hasTouch, baseURL }) => {
  await narrow(page);
  const book = new Book(page);
  await book.open(await Player.begun(baseURL ?? '', 'forgiving'));
  for (const leaf of ['Story', 'Actions', 'Character', 'Map'] as const) {
    await book.turnTo(leaf);
    await inspect(page, hasTouch);
  }
  const line = await book.openLine();
  await inspect(page, hasTouch);
  await book.turn(() => book.press(line));
  await book.turnTo('Story');
  await page.getByRole('button', { name: 'Show full story' }).click();
  await inspect(page, hasTouch);
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) {
    await book.press(menu);
    await expectAccessible(page);
    await book.press(page.getByRole('menuitem', { name: 'Settings' }));
  } else await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await inspect(page, hasTouch);
  await book.mark('Very Large');
  await page.keyboard.press('Escape');
  await inspect(page, hasTouch);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Continue Your Adventure' })).toBeVisible();
  await inspect(page, hasTouch);
});
