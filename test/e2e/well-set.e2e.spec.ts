import { expect, test } from './setup/test.js';
import { Player } from '../support/player.js';
import { Book } from './steps/book.js';
import { expectWellSet } from './steps/set-type.js';

test.setTimeout(120_000);

const LEVELS = [1, 2, 3, 4, 5] as const;

test('no text is cut off or overlaps other text, at every font size', async ({ page, baseURL }) => {
  const book = new Book(page);
  const player = await Player.begun(baseURL ?? '', 'normal');
  for (let turn = 0; turn < 3; turn += 1)
    await player.act(`set-${turn}`, Player.next((await player.choices()).body, turn));
  await book.open(player);
  await book.openLine();
  for (const level of LEVELS) {
    await page.evaluate((size) => {
      localStorage.setItem('font_size', String(size));
      window.dispatchEvent(new StorageEvent('storage', { key: 'font_size' }));
    }, level);
    for (const leaf of ['Story', 'Actions', 'Character'] as const) {
      await book.turnTo(leaf);
      await expectWellSet(page);
    }
  }
});

test('the check finds text that is cut off or covered', { tag: '@once' }, async ({ page }) => {
  await page.setContent(
    '<p style="position:absolute;top:0">one line</p><p style="position:absolute;top:4px">another</p><p style="position:absolute;top:90px;width:40px;overflow:hidden;white-space:nowrap">too long for its box</p>',
  );
  await expect(expectWellSet(page)).rejects.toThrow(/overlaps[^]*cut|cut[^]*overlaps/);
});
