import { expect, type Page, test } from './setup/test.js';
import { definitionOf, Player } from '../support/player.js';
import { Book } from './steps/book.js';

const arrive = async (page: Page, { token }: Player): Promise<void> => {
  await page.addInitScript((stored) => localStorage.setItem('auth_token', stored), token);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Continue Your Adventure' })).toBeVisible();
};
const savesOf = async (player: Player): Promise<number> =>
  (await player.call<readonly unknown[]>('GET', '/api/auth/saves')).body.length;
const rows = (page: Page) => page.getByRole('button', { name: /^Continue as/ });
const deletion = (page: Page) => page.getByRole('button', { name: /^Delete/ });
/** Nothing else leads to the saga, so the first press asks. */
const deleteOnly = async (page: Page): Promise<void> => {
  await deletion(page).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Choose again: nothing else leads to this saga' }).click();
};

test('deleting a save can be undone', { tag: '@once' }, async ({ page, baseURL }) => {
  const player = await Player.begun(baseURL ?? '');
  await arrive(page, player);
  await deleteOnly(page);
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByText('The saved game has been removed.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  expect(await savesOf(player)).toBe(1);
});

test('a save is deleted when its toast goes', { tag: '@once' }, async ({ page, baseURL }) => {
  const player = await Player.begun(baseURL ?? '');
  await arrive(page, player);
  await deleteOnly(page);
  expect(await savesOf(player)).toBe(1);
  await page.getByRole('button', { name: 'Close the notice' }).click();
  await expect.poll(() => savesOf(player)).toBe(0);
});

test('a save is deleted when the page is left', { tag: '@once' }, async ({ page, baseURL }) => {
  const player = await Player.begun(baseURL ?? '');
  await arrive(page, player);
  await deleteOnly(page);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.reload();
  await expect.poll(() => savesOf(player)).toBe(0);
  await expect(rows(page)).toHaveCount(0);
});

test('a save that cannot be deleted reappears', { tag: '@once' }, async ({ page, baseURL }) => {
  await page.route('**/api/saves/*', (route) =>
    route.fulfill({
      status: 500,
      json: { statusCode: 500, code: 'INTERNAL', message: 'Something broke on our side. Your saga is safe.' },
    }),
  );
  await arrive(page, await Player.begun(baseURL ?? ''));
  await deleteOnly(page);
  await page.getByRole('button', { name: 'Close the notice' }).click();
  await expect(page.getByText('Failed to delete the saved game.').first()).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});

test(
  'of several sagas the one that was played last on this device is marked',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    const player = await Player.begun(baseURL ?? '', 'normal', { name: 'Thora of the Skerries' });
    const thora = player.characterId;
    await player.begin(definitionOf('normal', { name: 'Ulf the Newer' }));
    await arrive(page, player);
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByText('last played on this device')).toHaveCount(0);
    await page.goto(`/?step=gameplay&character=${thora}`);
    await new Book(page).opened();
    await page.goto('/');
    await expect(page.getByRole('listitem').filter({ hasText: 'last played on this device' })).toHaveText(
      /Thora of the Skerries/,
    );
  },
);
