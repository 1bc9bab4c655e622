import { expect, type Page, test } from './setup/test.js';
import { Player } from '../support/player.js';
import { Book } from './steps/book.js';

test.use({ reducedMotion: 'no-preference' });

/** On a slow machine the test may look too late, so the page itself records whether text was being revealed. */
const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-newest] .inking') !== null) window.name = 'seen to write';
    }).observe(document, { childList: true, subtree: true });
  });
const seen = (page: Page): Promise<string> => page.evaluate(() => window.name);

test(
  'a new entry is revealed letter by letter, once; a tap shows it whole',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    await watch(page);
    const book = new Book(page);
    await book.openWithoutChart(await Player.begun(baseURL ?? ''));
    await book.story.locator('.with-initial').click();
    await expect(book.story.locator('.inking')).toHaveCount(0);
    expect(await seen(page)).toBe('seen to write');
    await page.evaluate(() => (window.name = ''));
    await page.reload();
    await book.opened();
    expect(await seen(page)).toBe('');
  },
);
