import { expect, type Locator, type Page, test } from './setup/test.js';
import { Player } from '../support/player.js';
import { Book } from './steps/book.js';
import { playToDeath } from '../support/play-to-death.js';

test.setTimeout(300_000);

const MOST_STEPS = 90;

/** Presses Tab until the element has the focus, like a user without a pointer. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not reach it');
};

test(
  'the game can be played from the first page to Game Over without a pointer',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    const book = new Book(page);
    await page.goto('/');
    await tabTo(page, page.getByRole('button', { name: 'Begin hardcore' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Choose Your World' })).toBeFocused();

    await tabTo(page, page.getByRole('radio').first());
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: /Empire/ })).toBeChecked();
    await expect(page.getByRole('status').filter({ hasText: /^The world of the Empire is shown\.$/ })).toHaveCount(1);
    await tabTo(page, page.getByRole('button', { name: 'Continue to Character Creation' }));
    await page.keyboard.press('Enter');

    await tabTo(page, page.getByRole('button', { name: 'Randomize All' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Continue to Backstory' }));
    await page.keyboard.press('Enter');
    for (const answer of [/A strong back/, /A way with people/, /Wanting to see/]) {
      await tabTo(page, page.getByRole('radio', { name: answer }));
      await page.keyboard.press('Space');
    }
    await tabTo(page, page.getByRole('button', { name: 'Create Character' }));
    await page.keyboard.press('Enter');
    await book.opened();

    await book.turnTo('Actions');
    for (let n = 0; ; n += 1) {
      const line = book.choices.nth(n);
      await tabTo(page, line);
      await page.keyboard.press('Enter');
      await expect(line).toHaveAttribute('aria-expanded', 'true');
      if ((await line.getAttribute('aria-disabled')) !== 'true') break;
    }
    await book.turn(() => page.keyboard.press('Enter'));
    await expect(page.getByRole('log', { name: 'The story, read out' })).not.toBeEmpty();

    const player = new Player(baseURL ?? '');
    player.token = (await page.evaluate(() => localStorage.getItem('auth_token'))) ?? '';
    player.characterId = new URL(page.url()).searchParams.get('character') ?? '';
    player.sessionId = await page.evaluate(
      async ({ token, id }) => {
        const answer = await fetch(`/api/characters/${id}`, { headers: { authorization: `Bearer ${token}` } });
        return ((await answer.json()) as { sessionId: string }).sessionId;
      },
      { token: player.token, id: player.characterId },
    );
    await playToDeath(player);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Game Over' })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Start New Adventure' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Choose your difficulty' })).toBeVisible();
  },
);

test(
  'the focus returns from the settings, and stays on the page when the focused choice is removed',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    const book = new Book(page);
    await book.open(await Player.begun(baseURL ?? ''));
    const settings = page.getByRole('button', { name: 'Settings' });
    await tabTo(page, settings);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(settings).toBeFocused();

    const line = await book.openLine();
    await tabTo(page, line);
    await book.turn(() => page.keyboard.press('Enter'));
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  },
);

test('the first stop of the Tab key leads to the choices', { tag: '@both' }, async ({ page, baseURL }) => {
  const book = new Book(page);
  await book.open(await Player.begun(baseURL ?? ''));
  await book.turnTo('Character');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Settings' }).or(page.getByRole('tab', { name: 'Map' }))).toBeVisible();
  const skip = page.getByRole('link', { name: 'Skip to the choices' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Choices' })).toBeFocused();
  await page.keyboard.press('Tab');
  // A note that explains the odds to a newcomer comes first, until it is understood.
  if (await page.getByRole('region', { name: 'Choices' }).getByRole('note').isVisible())
    await page.keyboard.press('Tab');
  await expect(book.choices.first()).toBeFocused();
  await expect(book.choices.first()).toBeInViewport();

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Choose your difficulty' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Choose your difficulty' })).toBeFocused();
});
