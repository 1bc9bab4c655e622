import { type StoryEntry } from '#contracts/session/views.js';
import { Player } from '../support/player.js';
import { expect, type Page, test } from './setup/test.js';
import { Book } from './steps/book.js';

const LEAVES = 210;
const PAGE = 100;

/** A long saga of copies of the leaves that were played, by turns at each of their places, as the server pages it. */
const lengthened = (played: readonly StoryEntry[]): readonly StoryEntry[] =>
  Array.from({ length: LEAVES }, (_, turn) => {
    const like = played[Math.floor(turn / 20) % played.length] as StoryEntry;
    return {
      ...like,
      id: `leaf-${turn}`,
      turnNumber: turn,
      parent: turn === 0 ? null : turn - 1,
      withdrawn: false,
      storyContent: `This is leaf number ${turn}. ${like.storyContent}`,
    };
  });

/** Counts the calls of the browser's own dialog, which a test could not close. */
const countPrints = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Reflect.set(window, 'prints', 0);
    window.print = () => Reflect.set(window, 'prints', (Reflect.get(window, 'prints') as number) + 1);
  });
const prints = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'prints') as number);

/** The pages of a PDF as Chromium writes it. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test(
  'the whole saga is printed as a book: a title, the chart, every leaf, and no control',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    const player = await Player.begun(baseURL ?? '', 'normal');
    for (let turn = 0; turn < 4; turn += 1)
      await player.act(`leaf-${turn}`, Player.next((await player.choices()).body, turn));
    const all = lengthened((await player.stories()).body);
    await page.route(/\/api\/stories\/.*(order=oldest|from=)/, async (route) => {
      const from = Number(new URL(route.request().url()).searchParams.get('from') ?? 0);
      const next = `</api/stories/${player.sessionId}?from=${from + PAGE}>; rel="next"`;
      await route.fulfill({
        json: all.slice(from, from + PAGE),
        headers: from + PAGE < LEAVES ? { link: next } : {},
      });
    });
    await countPrints(page);
    await new Book(page).openWithoutChart(player);
    await page.getByRole('button', { name: 'Show full story' }).click();
    await page.getByRole('button', { name: 'Keep as a book' }).click();
    const dialog = page.getByRole('dialog', { name: 'Keep as a book' });
    await expect(dialog.getByText(/The book is set/)).toBeVisible();
    expect(await prints(page), 'it is printed once by itself').toBe(1);
    await expect(page).toHaveTitle('The Saga of Thora Ulfsdottir');

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1, name: 'The Saga of Thora Ulfsdottir' })).toBeVisible();
    await expect(page.getByRole('button').or(page.getByRole('tab')).or(page.getByRole('link'))).toHaveCount(0);
    const shown = await page.evaluate(() => document.body.innerText);
    for (const turn of [0, 99, 100, 199, LEAVES - 1]) expect(shown).toContain(`This is leaf number ${turn}.`);
    expect(shown.match(/This is leaf number \d+\./g)).toHaveLength(LEAVES);
    const head = page.locator('.edition .section-head').first();
    expect(await head.evaluate((element) => getComputedStyle(element).breakAfter)).toBe('avoid');
    // The browser's own print dialog also switches to the print medium.
    await page.emulateMedia({ media: null });
    for (const format of ['A4', 'Letter'] as const) {
      const pages = pagesOf(await page.pdf({ format, preferCSSPageSize: true }));
      expect(pages, `pages on ${format}`).toBeGreaterThan(LEAVES / 8);
      expect(pages, `pages on ${format}`).toBeLessThan(LEAVES);
    }

    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('.edition')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Keep as a book' })).toBeVisible();

    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-newest]'), 'without the book the story as it is shown is printed').toBeVisible();
    await expect(page.getByRole('button').or(page.getByRole('tab')).or(page.getByRole('textbox'))).toHaveCount(0);
    const [ink, height] = await page.evaluate(() => [
      getComputedStyle(document.querySelector('[data-newest]') ?? document.body).color,
      document.querySelector('.story')?.clientHeight ?? 0,
    ]);
    expect(ink).toBe('rgb(0, 0, 0)');
    expect(height, 'nothing of it is cut').toBeGreaterThan(900);
  },
);
