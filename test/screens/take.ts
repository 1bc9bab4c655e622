import { expect, type Page } from '../e2e/setup/test.js';
import { pictureAt } from './wanted.js';

/** Opens the page as one who has been here before, with these values on the device. */
export const reads = (page: Page, kept: Readonly<Record<string, string>>): Promise<unknown> =>
  page.addInitScript((values) => Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, value)), {
    portrait_prompt: 'portrait',
    notes_understood: 'oath threat hunger odds twice',
    ...kept,
  });

/** A worker draws charts asynchronously: waits until two screenshots half a second apart are equal. */
const hasSettled = async (page: Page): Promise<void> => {
  let last: Buffer | null = null;
  await expect
    .poll(
      async () => {
        const now = await page.screenshot({ scale: 'css', animations: 'disabled' });
        const isSame = last?.equals(now) ?? false;
        last = now;
        return isSame;
      },
      { intervals: [500], timeout: 20_000 },
    )
    .toBe(true);
};

export const take = async (page: Page, name: string, shown = page.getByRole('heading')): Promise<void> => {
  await shown.first().waitFor();
  for (const waiting of ['Loading your story...', 'Generating world...'])
    await page.getByText(waiting).first().waitFor({ state: 'hidden' });
  await page.evaluate(() => document.fonts.ready);
  await hasSettled(page);
  await page.screenshot({ ...pictureAt(name), scale: 'css', animations: 'disabled' });
};
