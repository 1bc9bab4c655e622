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
    await book.openWithoutChart(player);
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
  await book.openWithoutChart(await Player.begun(baseURL ?? ''));
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
  await new Book(page).openWithoutChart(await Player.begun(baseURL ?? ''));
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

/** Answers actions with this roll. The test is about how the page shows a roll, not about the dice. */
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

/** The page itself records when a roll came and went, by its own clock. */
const recordRolls = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const times: number[] = [];
    Reflect.set(window, 'rollTimes', times);
    new MutationObserver(() => {
      const isShown = document.querySelector('.roll-slip') !== null;
      if (isShown !== (times.length % 2 === 1)) times.push(Date.now());
    }).observe(document, { childList: true, subtree: true });
  });
const lastRollMs = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [from = NaN, to = NaN] = (Reflect.get(window, 'rollTimes') as number[]).slice(-2);
    return to - from;
  });

test(
  'a roll covers the page for three seconds, or until Escape or a tap',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await loadDice(page, { roll: 11 });
    const book = new Book(page);
    await book.openWithoutChart(await Player.begun(baseURL ?? '', 'forgiving'));
    await page.clock.install();
    await recordRolls(page);
    const expectShown = async (leave: () => Promise<void>): Promise<void> => {
      await book.press(await book.openLine());
      await expect(book.roll).toContainText('11');
      await leave();
      await expect(book.roll).toBeHidden();
    };
    /** How long it stays when nobody takes it away, in ms of the page's clock. */
    const stay = async (): Promise<number> => {
      await expectShown(() =>
        expect(async () => {
          await page.clock.runFor(500);
          await expect(book.roll).toBeHidden({ timeout: 100 });
        }).toPass(),
      );
      return lastRollMs(page);
    };
    const moving = await stay();
    expect(moving).toBeGreaterThan(2_900);
    expect(moving).toBeLessThan(3_600);
    await expect(book.story).toContainText('[FAILED]');

    // The story waits under the roll, and is told when it has gone.
    await expectShown(async () => {
      await expect(book.story.locator('.entry-text > *')).toHaveCount(1);
      await expect(book.story.locator('.inked, .inking:not(:has(.invisible))')).toHaveCount(0);
      const slip = await page.locator('.roll-slip').boundingBox();
      await page.mouse.click((slip?.x ?? 0) + 5, (slip?.y ?? 0) + 5);
    });
    await expect(book.story.locator('.inked').first()).toBeVisible();

    await expectShown(async () => {
      // While the roll is shown no choice can be taken, and Escape only hides the roll.
      await page.keyboard.press('1');
      await expect(page.locator('[aria-expanded=true].choice-button')).toHaveCount(0);
      await page.keyboard.press('Escape');
    });

    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await stay()).toBeLessThan(2_100);
  },
);

test(
  'at a death the choices and the field for one’s own words are gone',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    await loadDice(page, { roll: 71, fatal: true });
    const book = new Book(page);
    await book.openWithoutChart(await Player.begun(baseURL ?? '', 'normal'));
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
