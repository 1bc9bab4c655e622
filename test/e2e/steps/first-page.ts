import { expect, type Locator, type Page } from '@playwright/test';

/** The violations that the browser reports for the page, in order. */
export const pageErrors = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
};

/** Holds the script of the first page back. @returns a function that releases it */
export const holdScript = async (page: Page): Promise<() => void> => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/first-(?!light)/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
};

/** The visible one: until the script has loaded, the page contains a second copy for the other light. */
export const accountBlock = (page: Page): Locator =>
  page.getByText('Already have an account?').filter({ visible: true });

export const difficulties = (page: Page): Locator => page.getByRole('heading', { name: 'Choose your difficulty' });

/** The text of each of the three difficulties, by light. */
export const expectReadable = async (page: Page, words: readonly string[]): Promise<void> => {
  await expect(difficulties(page)).toBeVisible();
  for (const name of ['Forgiving', 'Normal', 'Hardcore'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  for (const text of words) await expect(page.getByText(text)).toBeVisible();
};

/** The width that the compass was drawn for, and what touches it: an edge of the page, a slip or the title. */
export const roseOn = (page: Page): Promise<{ readonly width: number; readonly touches: readonly string[] }> =>
  page.locator('canvas.headpiece-rose').evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    const opaque = Array.from({ length: pixels.length / 4 }, (_, n) => n).filter((n) => (pixels[4 * n + 3] ?? 0) > 200);
    const scale = canvas.width / canvas.clientWidth;
    const { left, top } = canvas.getBoundingClientRect();
    const ends = (places: readonly number[]) =>
      places.reduce<readonly [least: number, most: number]>(
        ([least, most], place) => [Math.min(least, place), Math.max(most, place)],
        [Infinity, -Infinity],
      );
    const [west, east] = ends(opaque.map((n) => left + (n % canvas.width) / scale));
    const [north, south] = ends(opaque.map((n) => top + Math.floor(n / canvas.width) / scale));
    const isWithin = west > left + 2 && north > top + 2 && east < left + canvas.clientWidth - 3;
    const on = [...document.querySelectorAll('#root .start-slips > *, #root .visitor > *, #root h1 > *')].filter(
      (other) => {
        const box = other.getBoundingClientRect();
        return west < box.right && east > box.left && north < box.bottom && south > box.top;
      },
    );
    const touches = [...(isWithin ? [] : ['an edge']), ...on.map((other) => other.textContent)];
    return { width: Math.round(canvas.width / scale), touches };
  });
