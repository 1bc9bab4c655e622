import { expect, type Page } from '@playwright/test';
import { pictureAt } from './wanted.js';

/** Opens pages as someone who has read every note, with these values in the storage. */
export const reads = (page: Page, kept: Readonly<Record<string, string>>): Promise<unknown> =>
  page.addInitScript((values) => Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, value)), {
    portrait_prompt: 'portrait',
    notes_understood: 'oath threat hunger odds twice',
    ...kept,
  });

/** What pages say while they wait; staff's begin with a word of their own. */
const WAITING = [
  'Loading your story...',
  'Generating world...',
  'Turning the leaf…',
  /^(Reading|Opening|Counting|Comparing|Drawing|Leafing|Cutting)\b.*…$/,
];

/** A worker draws charts asynchronously: waits until nothing waits and two screenshots half a second apart are equal. */
const hasSettled = async (page: Page): Promise<void> => {
  let last: Buffer | null = null;
  const isWaiting = async (): Promise<boolean> =>
    (await Promise.all(WAITING.map((words) => page.getByText(words).filter({ visible: true }).count()))).some(Boolean);
  await expect
    .poll(
      async () => {
        if (await isWaiting()) return false;
        const now = await page.screenshot({ scale: 'css', animations: 'disabled' });
        const isSame = last?.equals(now) ?? false;
        last = now;
        return isSame;
      },
      { intervals: [500], timeout: 60_000 },
    )
    .toBe(true);
};

/** Takes a picture of what the window shows, or of the whole page. */
export const take = async (
  page: Page,
  name: string,
  { shown = page.getByRole('heading'), fullPage = false } = {},
): Promise<void> => {
  await shown.first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await hasSettled(page);
  await page.screenshot({ ...pictureAt(name), scale: 'css', animations: 'disabled', fullPage });
};
