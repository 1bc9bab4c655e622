import { type Save } from '#contracts/save/views.js';
import { type ActionAnswer, type ActionResult } from '#contracts/session/views.js';
import { expect, type Page, test } from './setup/test.js';
import { Player } from '../support/player.js';
import { Book } from './steps/book.js';

test(
  'one toast at a time, 420 px wide, reached with F8, gone after its time; and one save, however often it is pressed',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    const book = new Book(page);
    const player = await Player.begun(baseURL ?? '');
    await book.open(player);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/saves/manual', async (route) => {
      await held;
      await route.continue();
    });
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await save.click();
    const notice = page.locator('.toast');
    await expect(notice).toContainText('Save in Progress');
    await expect(notice).toContainText('Please wait while your game is being saved.');
    answer();
    await expect(notice).toHaveCount(1);
    await expect(notice).toContainText('Game Saved');
    await expect(notice).toContainText('Your progress has been saved successfully.');
    expect((await notice.boundingBox())?.width).toBeLessThanOrEqual(420);
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await expect(notice).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(notice).toBeHidden();

    await save.dblclick();
    await expect(notice).toContainText('Game Saved');
    const { body: saves } = await player.call<readonly Save[]>('GET', '/api/auth/saves');
    expect(saves.filter(({ isAutoSave }) => !isAutoSave)).toHaveLength(1);
  },
);

test('a toast is swiped away to the right', { tag: '@once' }, async ({ page, baseURL }) => {
  const book = new Book(page);
  await book.open(await Player.begun(baseURL ?? ''));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const notice = page.locator('.toast');
  const swipe = async (by: number): Promise<void> => {
    const box = await notice.boundingBox();
    if (box === null) throw new Error('there is no toast');
    await page.mouse.move(box.x + 60, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 60 + by, box.y + 20, { steps: 8 });
    await page.mouse.up();
  };
  await expect(notice).toBeVisible();
  await swipe(40);
  await expect(notice).toBeVisible();
  await swipe(80);
  await expect(notice).toBeHidden();
});

test('a save that fails says so', { tag: '@once' }, async ({ page, baseURL }) => {
  await page.route('**/api/saves/manual', (route) => route.fulfill({ status: 500, body: 'no' }));
  await new Book(page).open(await Player.begun(baseURL ?? ''));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.toast')).toContainText('Unable to save game. Please try again.');
});

test('an icon button shows a tooltip after a delay', { tag: '@once' }, async ({ page, baseURL }) => {
  await new Book(page).open(await Player.begun(baseURL ?? ''));
  await page.getByRole('button', { name: 'Zoom in' }).hover();
  await expect(page.locator('.hint')).toHaveCount(0);
  await expect(page.locator('.hint')).toHaveText(/Zoom in/);
});

const UNROLLED = { hitPointsGained: 0, coinsDelta: 0, itemsGained: [], itemsLost: [], marks: [] };

/** Answers as if the dice had fallen so: what is shown of a roll does not depend on which one it is. */
const loadDice = (page: Page, { roll, fatal = false }: { readonly roll: number; readonly fatal?: boolean }) =>
  page.route('**/api/actions', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as ActionAnswer;
    const actionResult: ActionResult = {
      ...(answer.response.actionResult ?? UNROLLED),
      success: false,
      hitPointsLost: fatal ? 25 : 0,
      roll,
      successChance: 10,
      check: { attribute: 'reflexes', difficulty: 'hard', chance: 10, roll },
    };
    const end = fatal ? { choices: [], availableMovement: [], gameOver: true } : {};
    const character = fatal ? { ...answer.character, hitPoints: 0, gameOver: true } : answer.character;
    await route.fulfill({
      response,
      json: {
        ...answer,
        response: { ...answer.response, ...end, actionResult },
        story: { ...answer.story, actionResult },
        character,
      },
    });
  });

test(
  'a roll covers the page for three seconds, or until Escape or a tap',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await loadDice(page, { roll: 11 });
    const book = new Book(page);
    await book.open(await Player.begun(baseURL ?? '', 'forgiving'));
    const shownFor = async (leave: () => Promise<void>): Promise<number> => {
      await book.press(await book.openLine());
      await expect(book.roll).toContainText('11');
      const from = Date.now();
      await leave();
      await expect(book.roll).toBeHidden();
      return Date.now() - from;
    };
    expect(await shownFor(() => Promise.resolve())).toBeGreaterThan(2_000);
    await expect(book.story).toContainText('[FAILED]');

    // The story waits under the roll, and is told when it has gone.
    await shownFor(async () => {
      await expect(book.story.locator('.entry-text > *')).toHaveCount(1);
      await expect(book.story.locator('.inked, .inking:not(:has(.invisible))')).toHaveCount(0);
      const slip = await page.locator('.roll-slip').boundingBox();
      await page.mouse.click((slip?.x ?? 0) + 5, (slip?.y ?? 0) + 5);
    });
    await expect(book.story.locator('.inked').first()).toBeVisible();

    await shownFor(async () => {
      // Under the roll nothing is chosen, and Escape takes it away and nothing else.
      await page.keyboard.press('1');
      await expect(page.locator('[aria-expanded=true].choice-button')).toHaveCount(0);
      await page.keyboard.press('Escape');
    });

    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await shownFor(() => Promise.resolve())).toBeLessThan(2_900);
  },
);

test(
  'at a death the choices and the field for one’s own words are gone',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    await loadDice(page, { roll: 71, fatal: true });
    const book = new Book(page);
    await book.open(await Player.begun(baseURL ?? '', 'normal'));
    await page.clock.install();
    await book.press(await book.openLine());
    await expect(book.roll).toContainText('[-25 HP]');
    await expect(page.getByText('The last line is written.')).toBeVisible();
    await expect(page.getByText('Nothing is laid out for you here')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Act', exact: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Game Over' })).toBeVisible();
  },
);
