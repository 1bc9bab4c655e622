import { expect, test } from './setup/test.js';
import { Player } from '../support/player.js';
import { Book } from './steps/book.js';

test('a turn taken in one tab appears in the other', { tag: '@once' }, async ({ page, context, baseURL }) => {
  const player = await Player.begun(baseURL ?? '');
  const here = new Book(page);
  await here.openWithoutChart(player);
  const there = new Book(await context.newPage());
  await there.openWithoutChart(player);
  await here.choose();
  await expect(there.page.getByText('the second leaf')).toBeVisible();
  await expect(there.page.getByText(/Action (Succeeded|Failed)!/).first()).toBeVisible();
  expect(await there.story.innerText()).toBe(await here.story.innerText());
  await there.choose();
  await expect(here.page.getByText('the third leaf')).toBeVisible();
  expect((await player.stories()).body).toHaveLength(3);
});

test('a turn taken on another device is not overwritten', { tag: '@once' }, async ({ page, baseURL }) => {
  const player = await Player.begun(baseURL ?? '');
  const book = new Book(page);
  await book.openWithoutChart(player);
  const line = await book.openLine();
  const { body } = await player.choices();
  await player.act('elsewhere', Player.next(body));
  await book.press(line);
  await expect(
    page.getByText('The story has moved on since you chose. Read the latest leaf and choose again.').first(),
  ).toBeVisible();
  await expect(page.getByText('the second leaf')).toBeVisible();
  await book.choose();
  expect((await player.stories()).body).toHaveLength(3);
});

test('a logout in one tab logs out the other', { tag: '@once' }, async ({ page, context, baseURL }) => {
  const player = await Player.begun(baseURL ?? '');
  await page.goto('/');
  await page.evaluate((token) => localStorage.setItem('auth_token', token), player.token);
  await page.goto(`/?step=gameplay&character=${player.characterId}`);
  await new Book(page).opened();
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Choose your difficulty' })).toBeVisible();
  // Both lead back, and what one of them does the other sees.
  await page.getByRole('button', { name: /^Continue as Guest_\w+: Thora Ulfsdottir, Vikings$/ }).click();
  await new Book(page).opened();
  await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible();
});
