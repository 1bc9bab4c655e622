import { expect, type Page, test } from './setup/test.js';
import { type ChoicesView } from '#contracts/session/views.js';
import { Player } from '../support/player.js';
import { Book } from './steps/book.js';
import { playToDeath } from '../support/play-to-death.js';
import { SIZES, storyAt, strayScrolls } from './steps/page-sizes.js';

test.setTimeout(150_000);

const LAPTOPS = [
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
];

/** The choices of a city: the most that a leaf has. */
const SIX = 6;
const withSixChoices = (page: Page): Promise<unknown> =>
  page.route('**/api/choices/*', async (route) => {
    const answer = await route.fetch();
    const view = (await answer.json()) as ChoicesView;
    const choices = Array.from({ length: SIX }, (_, n) => {
      const choice = view.choices[n % view.choices.length];
      if (choice === undefined) throw new Error('no choices');
      return { ...choice, id: `choice-${n}` };
    });
    await route.fulfill({ json: { ...view, choices } });
  });

const expectNoStrayScroll = async (page: Page, screen: string): Promise<void> =>
  expect(await strayScrolls(page), `${screen} scrolls beyond what it shows`).toEqual([]);

const expectInReach = async (page: Page, ...names: readonly string[]): Promise<void> => {
  for (const size of LAPTOPS) {
    await page.setViewportSize(size);
    for (const name of names)
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
};

test('no screen before the game scrolls beyond what it shows', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Begin normal' })).toBeVisible();
  await expectNoStrayScroll(page, 'the first page');
  await expectInReach(page, 'Begin forgiving', 'Begin normal', 'Begin hardcore');
  await page.getByRole('button', { name: 'Begin normal' }).click();
  await expect(page.getByRole('heading', { name: 'Choose Your World' })).toBeVisible();
  await new Book(page).mark(/Vikings/);
  await expect(page.getByText('Core traits')).toBeVisible();
  await expectNoStrayScroll(page, 'the choice of a world');
  await expectInReach(page, 'Back', 'Continue to Character Creation');
  await page.getByRole('button', { name: 'Continue to Character Creation' }).click();
  await page.getByRole('button', { name: 'Randomize All' }).click();
  await expectNoStrayScroll(page, 'the first step of creation');
  await expectInReach(page, 'Back', 'Continue to Backstory');
  await page.getByRole('button', { name: 'Continue to Backstory' }).click();
  await expect(page.getByRole('radio', { name: /A full head/ })).toBeAttached();
  await expectNoStrayScroll(page, 'the second step of creation');
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expectNoStrayScroll(page, 'the page that is not found');
});

const expectWholeBook = async (page: Page, what: string): Promise<void> => {
  for (const size of SIZES) {
    // Another layout is rendered after the window has its size.
    await expect
      .poll(async () => (await storyAt(page, size)).page, {
        message: `pixels by which ${what} is higher than a window of ${size.width} by ${size.height}`,
      })
      .toBe(0);
  }
};

test('the game fits every desk, and puts the story first', { tag: '@once' }, async ({ page, baseURL }) => {
  const player = await Player.begun(baseURL ?? '', 'hardcore');
  const book = new Book(page);
  await book.open(player);
  await expectWholeBook(page, 'the open book');

  for (const size of LAPTOPS) {
    const { share, letters } = await storyAt(page, size);
    expect(share, `the story's share of ${size.width} by ${size.height}`).toBeGreaterThanOrEqual(0.45);
    expect(letters, `letters a line at ${size.width} by ${size.height}`).toBeGreaterThanOrEqual(55);
    expect(letters, `letters a line at ${size.width} by ${size.height}`).toBeLessThanOrEqual(70);
  }

  await page.setViewportSize({ width: 1366, height: 768 });
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await expectWholeBook(page, 'the book under the settings');
  await expectInReach(page, 'Main Menu', 'Logout', 'Close');
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Close the chart' }).click();
  await expectWholeBook(page, 'the book without its chart');
  await page.getByRole('button', { name: 'Open the chart' }).click();

  await withSixChoices(page);
  await page.reload();
  await expect(book.choices).toHaveCount(SIX);
  for (const size of LAPTOPS) {
    const { share, whole } = await storyAt(page, size);
    // A short one leaves its room to the choices.
    if (!whole) expect(share, `the story's share in a city, at ${size.width}`).toBeGreaterThanOrEqual(0.45);
  }
  await page.unrouteAll();

  await playToDeath(player);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Game Over' })).toBeVisible();
  await expectNoStrayScroll(page, 'the end of the saga');
});
