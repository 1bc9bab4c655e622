import { expect, test } from './setup/test.js';
import { Player } from '../support/player.js';
import { Book } from './steps/book.js';

test(
  'one toast at a time, 420 px wide, reached with F8, gone after its time',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    const book = new Book(page);
    await book.open(await Player.begun(baseURL ?? ''));
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

test('the roll covers the page for three seconds', { tag: '@once' }, async ({ page, baseURL }) => {
  const book = new Book(page);
  await book.open(await Player.begun(baseURL ?? '', 'forgiving'));
  for (let turn = 0; turn < 8; turn += 1) {
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/actions'));
    await book.press(await book.openLine());
    const { response } = (await (await answered).json()) as { response: { actionResult: { roll: number | null } } };
    if (response.actionResult.roll === null) continue;
    await expect(book.roll).toBeVisible();
    const from = Date.now();
    await expect(book.roll).toBeHidden();
    expect(Date.now() - from).toBeGreaterThan(2_000);
    return;
  }
  throw new Error('none of eight turns showed a roll');
});
