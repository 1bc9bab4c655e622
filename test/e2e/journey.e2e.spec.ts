import { Player } from '../support/player.js';
import { ChartDriver } from './steps/chart.js';
import { fakeActionTokens } from './steps/players.js';
import { expect, type Page, test } from './setup/test.js';

/** Longer than a walk. */
const LATER_MS = 4_000;

const noteOf = (page: Page) => page.locator('.walk-note');

/** Expects that a walk which was taken back sends nothing later, by a timer that is left. */
const expectStayed = async (page: Page, chart: ChartDriver): Promise<void> => {
  await expect(noteOf(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'You stay.' })).toHaveCount(1);
  await page.clock.fastForward(LATER_MS);
  expect(chart.sent).toEqual([]);
};

/** How a reader without a view of this page looks to it. */
const hide = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test(
  'a walk shows where it leads, and is taken back in every way',
  { tag: '@both' },
  async ({ page, baseURL, isMobile }) => {
    const chart = await ChartDriver.opened(page, await Player.begun(baseURL ?? ''));
    const [way = chart.hero, other = way] = chart.ways;
    await page.clock.install();
    const note = noteOf(page);
    const setOut = async (): Promise<void> => {
      await chart.tap(await chart.placeOf(way));
      await expect(note).toBeVisible();
    };
    await setOut();
    await expect(note).toContainText(/, to the .+(easy|(medium|hard), \w+ \d+%)/);
    await expect(
      page.getByRole('status').filter({ hasText: /^Setting out for .+\. Press Escape to stay\.$/ }),
    ).toHaveCount(1);
    const stay = note.getByRole('button', { name: 'Stay' });
    const { width, height } = (await stay.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await stay.press('Enter');
    await expectStayed(page, chart);
    await expect(chart.surface).toBeFocused();

    for (const takeBack of [
      () => page.keyboard.press('Escape'),
      async () => chart.tap(await chart.placeOf(chart.hero)),
      () =>
        page
          .getByText('Steppes & Seas')
          .first()
          .click({ position: { x: 2, y: 2 } }),
      async () => hide(page, 'hidden'),
      () => page.getByRole('list', { name: 'Ways on' }).getByRole('button', { name: 'Stay' }).click(),
    ]) {
      await setOut();
      await takeBack();
      await expectStayed(page, chart);
      await hide(page, 'visible');
    }
    if (isMobile) {
      await setOut();
      await page.getByRole('tab', { name: 'Story', exact: true }).click();
      await page.clock.fastForward(LATER_MS);
      expect(chart.sent).toEqual([]);
      await page.getByRole('tab', { name: 'Map', exact: true }).click();
    }
    await setOut();
    await chart.tap(await chart.placeOf(way));
    await expect(note).toBeVisible();
    await chart.tap(await chart.placeOf(other));
    await expect.poll(() => chart.sent.map(({ moveTo }) => moveTo)).toEqual([other]);
  },
);

test(
  'the list sets out too; who travels at once does not walk; without an action nobody sets out',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    const purse: { left: number | null } = { left: 0 };
    await fakeActionTokens(page, purse);
    const chart = await ChartDriver.opened(page, await Player.begun(baseURL ?? ''));
    const line = page.getByRole('list', { name: 'Ways on' }).getByRole('button').first();
    await line.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(noteOf(page)).toHaveCount(0);
    purse.left = 3;
    await page.reload();
    await page.setViewportSize({ width: 1366, height: 768 });
    await expect(chart.surface).toBeVisible();
    const boxes = (names: readonly string[]) => Promise.all(names.map((name) => page.locator(name).boundingBox()));
    await expect(line).toBeVisible();
    const [plate, list, oath] = await boxes(['.map-plate', '.ways-list', '.oath-band']);
    expect(plate?.height).toBeGreaterThan(150);
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual((oath?.y ?? 0) + 1);
    await line.click();
    await expect(noteOf(page)).toContainText('one action');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.locator('label', { has: page.getByRole('radio', { name: 'At once' }) }).click();
    await page.keyboard.press('Escape');
    expect(chart.sent).toEqual([]);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    await line.click();
    await expect.poll(() => chart.sent.length).toBe(1);
  },
);

test('the hour and the weather pass before the new leaf comes', { tag: '@once' }, async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const chart = await ChartDriver.opened(page, await Player.begun(baseURL ?? ''));
  const [way = chart.hero] = chart.ways;
  const leaf = page.locator('[data-newest]');
  const before = await leaf.textContent();
  await chart.tap(await chart.placeOf(way));
  const passing = await page.waitForFunction(() => {
    const line = document.querySelector('.passing-line')?.textContent;
    return line ? { line, leaf: document.querySelector('[data-newest]')?.textContent } : null;
  });
  const seen = await passing.jsonValue();
  expect(seen?.line).toMatch(/^(The next morning|Towards (noon|evening)|After nightfall), /);
  expect(seen?.leaf).toBe(before);
  await page.keyboard.press('Enter');
  await expect(page.locator('.passing-line')).toHaveCount(0);
  await expect.poll(() => leaf.textContent()).not.toBe(before);
});
