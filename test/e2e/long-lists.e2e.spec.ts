import { expect, test } from './setup/test.js';
import { type StoryEntry } from '#contracts/session/views.js';
import { type Save } from '#contracts/save/views.js';
import { Player } from '../support/player.js';
import { Book } from './steps/book.js';

const LEAVES = 230;
const PAGE = 100;

/** Serves a story of many leaves in the place of the played one, as the server pages it; it ends with the true leaf. */
const lengthened = (played: StoryEntry): readonly StoryEntry[] =>
  Array.from({ length: LEAVES }, (_, turn) =>
    turn === LEAVES - 1
      ? { ...played, turnNumber: turn, parent: turn - 1 }
      : {
          ...played,
          id: `leaf-${turn}`,
          turnNumber: turn,
          parent: turn === 0 ? null : turn - 1,
          storyContent: `This is leaf number ${turn}. It rained on the ford, and nobody came. The reeds stood still.`,
        },
  );

test('a long story is read back leaf by leaf, and the place is kept', { tag: '@both' }, async ({ page, baseURL }) => {
  const player = await Player.begun(baseURL ?? '', 'forgiving');
  const [played] = (await player.stories()).body;
  if (!played) throw new Error('no leaf');
  const all = lengthened(played);
  let refuse = false;
  await page.route('**/api/stories/**', async (route) => {
    const cursor = Number(new URL(route.request().url()).searchParams.get('cursor') ?? LEAVES);
    if (refuse) {
      await route.fulfill({
        status: 429,
        json: {
          statusCode: 429,
          code: 'TOO_MANY_REQUESTS',
          message: 'You turn the leaves faster than they can be shown.',
        },
      });
      return;
    }
    const from = Math.max(0, cursor - PAGE);
    const link = from > 0 ? { link: `</api/stories/${player.sessionId}?cursor=${from}>; rel="next"` } : {};
    await route.fulfill({ json: all.slice(from, cursor), headers: link });
  });
  const book = new Book(page);
  await book.arrive(player);
  await expect(book.story).toBeVisible();
  refuse = true;
  await page.getByRole('button', { name: 'Show full story' }).click();
  await expect(page.getByText('This is leaf number 228.')).toBeVisible();
  await expect(page.getByText('This is leaf number 129.')).toHaveCount(0);
  const first = page.getByText('This is leaf number 130.');
  await first.scrollIntoViewIfNeeded();
  await expect(page.getByText('You turn the leaves faster than they can be shown.')).toBeVisible();
  refuse = false;
  const before = (await first.boundingBox())?.y ?? 0;
  await page.getByRole('group', { name: 'Entries' }).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This is leaf number 30.')).toHaveCount(1);
  await expect.poll(async () => Math.abs(((await first.boundingBox())?.y ?? 0) - before)).toBeLessThan(80);
  const earlier = page.getByRole('button', { name: 'Read earlier leaves' });
  await earlier.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('This is leaf number 0.')).toHaveCount(1);
  await expect(earlier).toHaveCount(0);
});

test('a long list of saves is shown as far as the player wants it', { tag: '@once' }, async ({ page, baseURL }) => {
  const player = await Player.begun(baseURL ?? '');
  const { body: saves } = await player.call<readonly Save[]>('GET', '/api/auth/saves');
  const [save] = saves;
  if (!save) throw new Error('no save');
  const named = (n: number): Save => ({ ...save, id: `s${n}`, isAutoSave: false, saveName: `Bookmark ${n}` });
  let fails = true;
  await page.route('**/api/auth/saves**', async (route) => {
    const isSecond = new URL(route.request().url()).searchParams.has('cursor');
    if (isSecond && fails) {
      fails = false;
      await route.fulfill({
        status: 503,
        json: { statusCode: 503, code: 'TRY_AGAIN', message: 'The ink is not dry yet.' },
      });
      return;
    }
    await route.fulfill({
      json: (isSecond ? [3, 4] : [1, 2]).map(named),
      headers: isSecond ? {} : { link: '</api/auth/saves?cursor=x>; rel="next"' },
    });
  });
  await page.addInitScript((stored) => localStorage.setItem('auth_token', stored), player.token);
  await page.goto('/');
  const rows = page.getByRole('button', { name: /^Continue as/ });
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Show older saved games' }).click();
  await expect(page.getByText('The ink is not dry yet.')).toBeVisible();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Show older saved games' })).toHaveCount(0);
});
