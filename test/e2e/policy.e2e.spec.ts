import { expect, type Page, test } from './setup/test.js';
import { type FactionId, FACTIONS } from '#game/model/world.js';
import { Player } from '../support/player.js';
import { Book } from './steps/book.js';
import { playToDeath } from '../support/play-to-death.js';

test.setTimeout(300_000);

/**
 * What the browser has refused to load, apply or run so far. Each refusal is an error on the console, so every browser
 * test fails at one; the tests here go where the others do not.
 */
const violations = (page: Page): string[] => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy|permissions policy/i.test(message.text())) refused.push(message.text());
  });
  return refused;
};

const readBy = (page: Page, kept: Readonly<Record<string, string>>): Promise<unknown> =>
  page.addInitScript(
    (values) => Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, value)),
    kept,
  );

test('the browser is told of the policy, and keeps to it', { tag: '@once' }, async ({ page, uncaught }) => {
  const refused = violations(page);
  const answer = await page.goto('/');
  expect(answer?.headers()['content-security-policy']).toMatch(/^default-src 'self';[^*]*frame-ancestors 'none'$/);
  await page.evaluate(() =>
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'a{}' })),
  );
  await expect.poll(() => refused.length).toBe(1);
  expect(uncaught.splice(0)).toEqual(refused);
});

test('every faction is drawn within the policy', { tag: '@once' }, async ({ page, baseURL }) => {
  const refused = violations(page);
  const begun = (faction: FactionId): Promise<Player> =>
    Player.begun(baseURL ?? '', 'normal', { worldSettings: { faction, era: '', environment: '', tone: 'gritty' } });
  for (const [n, faction] of FACTIONS.entries()) {
    const player = await begun(faction);
    await readBy(page, { light: n % 2 === 0 ? 'day' : 'night', auth_token: player.token });
    await page.goto(`/?step=gameplay&character=${player.characterId}`);
    await new Book(page).opened();
    await expect(page.locator('html')).toHaveAttribute('data-theme', faction);
    await expect(page.locator('.chart-live:not(.invisible)')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
  }
  expect(refused).toEqual([]);
});

test(
  'dialogs, menus, notices and the end of a saga open within the policy',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    const refused = violations(page);
    const player = await Player.begun(baseURL ?? '', 'hardcore');
    const book = new Book(page);
    await book.open(player);
    await book.press(page.getByRole('button', { name: 'Settings' }));
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await playToDeath(player);
    await book.arrive(player);
    await expect(page.getByRole('heading').first()).toBeVisible();
    for (const address of [
      '/subscription',
      '/plans',
      '/no-such-page',
      '/?step=world-builder&difficulty=normal&faction=mongols',
    ]) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
    }
    expect(refused).toEqual([]);
  },
);

test('the page behind a dialog does not scroll', { tag: '@once' }, async ({ page, baseURL }) => {
  await new Book(page).open(await Player.begun(baseURL ?? ''));
  const overflow = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).overflowY);
  const before = await overflow();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect.poll(overflow).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect.poll(overflow).toBe(before);
});
