import { expect, test } from './setup/test.js';
import { Player } from '../support/player.js';
import { Book } from './steps/book.js';
import { ChartDriver } from './steps/chart.js';

test.setTimeout(300_000);

test('a guest plays five turns, reloads in the middle, saves and continues', { tag: '@phone' }, async ({ page }) => {
  const book = new Book(page);
  await book.begin('forgiving');
  await expect(page.getByText('Character Created!', { exact: true })).toBeVisible();

  await book.choose();
  await book.choose();
  await book.turnTo('Story');
  await expect(book.story).toContainText('Your Action:');
  const told = await book.story.innerText();

  await page.reload();
  await book.opened();
  await book.turnTo('Story');
  expect(await book.story.innerText()).toBe(told);

  await book.write('I look about me and take a deep breath');
  await book.turnTo('Story');
  await expect(book.story).toContainText('I look about me and take a deep breath');
  await book.choose();
  await book.choose();

  await book.turnTo('Story');
  await page.getByRole('button', { name: 'Show full story' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.getByRole('button', { name: 'Show latest only' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);

  await book.turnTo('Actions');
  await book.press(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByText('Your progress has been saved successfully.').first()).toBeVisible();

  const name = await page.title();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Continue Your Adventure' })).toBeVisible();
  await book.press(page.getByRole('button', { name: /^Continue as / }).first());
  await book.opened();
  expect(await page.title()).toBe(name);
  await book.turnTo('Story');
  await expect(page.getByText(/Resumed playing as/).first()).toBeVisible();
});

test('the list under the chart takes a way, and the chart follows', { tag: '@tablet' }, async ({ page, baseURL }) => {
  const worldSettings = { faction: 'mongols', era: '', environment: '', tone: 'gritty' } as const;
  await ChartDriver.opened(page, await Player.begun(baseURL ?? '', 'normal', { worldSettings }));
  const book = new Book(page);
  const way = book.ways.first();
  await way.focus();
  await book.turn(() => way.press('Enter'));
  await book.turnTo('Story');
  await expect(book.story).toContainText(/Your Action:\s*Travel to (the )?\S.* in the (north|south|east|west)/);
});
