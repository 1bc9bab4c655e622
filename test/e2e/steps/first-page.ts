import { expect, type Locator, type Page } from '@playwright/test';

/** As strict as a site may be: nothing runs, and no style holds, that does not come as a file of its own. */
const STRICT = "default-src 'self'; img-src 'self' data:; script-src 'self'; style-src 'self'";

/** Everything that the browser held against the page, in the order in which it said so. */
export const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
};

/** The page is sent under a strict policy, and what the first page leans on not before it is let go. @returns what lets it go */
export const holdScript = async (page: Page): Promise<() => void> => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/first-(?!light)/, async (route) => {
    await held;
    await route.continue();
  });
  await page.route(/:\d+\/(\?.*|nowhere)?$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'content-security-policy': STRICT } });
  });
  return letGo;
};

/** The one that is seen: until the script has come there is another for the other light. */
export const accountBlock = (page: Page): Locator =>
  page.getByText('Already have an account?').filter({ visible: true });

export const difficulties = (page: Page): Locator => page.getByRole('heading', { name: 'Choose your difficulty' });

/** What each of the three says, by one of the two lights. */
export const expectReadable = async (page: Page, words: readonly string[]): Promise<void> => {
  await expect(difficulties(page)).toBeVisible();
  for (const name of ['Forgiving', 'Normal', 'Hardcore'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  for (const text of words) await expect(page.getByText(text)).toBeVisible();
};
