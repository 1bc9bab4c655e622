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
