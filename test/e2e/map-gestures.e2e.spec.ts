import { expect, test } from './setup/test.js';
import { type ChoicesView } from '#contracts/session/views.js';
import { type Hex } from '#game/model/hex.js';
import { centreOf } from '../../frontend/src/drawing/chart/survey/grid.js';
import { steer } from '../../frontend/src/features/chart/view/steer.js';
import { Player } from '../support/player.js';
import { ChartDriver } from './steps/chart.js';

const HINT = 'Tap a nearby cell to travel';
/** A longer touch is no tap (specification section 9). */
const TAP_MS = 200;
/** Longer than a zoom rests before its scale is said: the page's clock passes it. */
const RESTED_MS = 200;
/** Pixels between two cells of a row at the initial scale. */
const HEX_WIDTH = { phone: 31.2, desk: 20.8 } as const;
const LEGEND = ['Ocean', 'Coast', 'Plains', 'Forest', 'Hills', 'Mountains', 'Desert', 'Swamp', 'City', 'Route', 'You'];

/** Steers to the cell's row first, then along it. */
const keysTo = (from: Hex, to: Hex): string[] => {
  const key =
    to.r < from.r
      ? 'ArrowUp'
      : to.r > from.r
        ? 'ArrowDown'
        : to.q < from.q
          ? 'ArrowLeft'
          : to.q > from.q
            ? 'ArrowRight'
            : null;
  return key === null ? [] : [key, ...keysTo(steer(key, from) ?? to, to)];
};

test(
  'the wheel zooms by tenths, from 0.5 to 4, a pinch of the trackpad by its width, and the page stays',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    const chart = await ChartDriver.opened(page, await Player.begun(baseURL ?? ''));
    await page.clock.install();
    const { x, y } = await chart.middle();
    await page.mouse.move(x, y);
    const scrolled = await page.evaluate(() => window.scrollY);
    const turnTo = async (by: number, scales: readonly number[]): Promise<void> => {
      for (const scale of scales) {
        await page.mouse.wheel(0, by);
        await page.clock.runFor(RESTED_MS);
        await chart.expectScale(scale);
      }
    };
    const tenths = (from: number, to: number): number[] =>
      Array.from({ length: Math.abs(to - from) + 1 }, (_, n) => (from + Math.sign(to - from) * n) / 10);
    await chart.expectScale(1.5);
    await turnTo(-100, tenths(16, 40));
    await expect(chart.button('Zoom in')).toBeDisabled();
    await turnTo(-100, [4]);
    await turnTo(100, tenths(39, 5));
    await expect(chart.button('Zoom out')).toBeDisabled();
    await turnTo(100, [0.5]);
    // A trackpad's pinch.
    await page.keyboard.down('Control');
    await turnTo(-100, [1]);
    await page.keyboard.up('Control');
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  },
);

test(
  'the buttons zoom by fifths, and one centres the chart on the hero',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    const chart = await ChartDriver.opened(page, await Player.begun(baseURL ?? ''));
    await chart.press('Zoom in');
    await chart.expectScale(1.7);
    await expect(chart.said).toHaveText('Scale 1.7.');
    await chart.press('Zoom out');
    await chart.press('Zoom out');
    await chart.expectScale(1.3);
    const { x, y } = await chart.middle();
    await chart.slide({ from: { x, y }, to: { x: x + 90, y: y + 40 } });
    await chart.press('Reset view');
    await chart.expectScale(1.5);
    await chart.tap(await chart.placeOf(chart.hero));
    await expect(chart.said).toContainText('where you stand');
    for (let press = 0; press < 12; press += 1) await chart.press('Zoom in');
    await chart.expectScale(3.9);
    await chart.press('Zoom in');
    await chart.expectScale(4);
    await expect(chart.button('Zoom in')).toBeDisabled();
  },
);

test(
  'two fingers that touch together are no tap, and zoom by the distance they move, within the same limits, repeatedly',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    const chart = await ChartDriver.opened(page, await Player.begun(baseURL ?? ''));
    const way = await chart.placeOf(chart.ways[0] ?? chart.hero);
    await chart.slide({ from: way, to: way }, { from: { x: way.x + 60, y: way.y }, to: { x: way.x + 60, y: way.y } });
    await chart.tap(await chart.placeOf(chart.hero));
    await expect(chart.said).toContainText('where you stand');
    expect(chart.sent).toEqual([]);

    for (let time = 0; time < 5; time += 1) {
      await chart.pinch(80, 160);
      await chart.expectScale(3);
      await chart.pinch(80, 160);
      await chart.expectScale(4);
      await chart.press('Reset view');
      await chart.expectScale(1.5);
    }
    await chart.pinch(200, 40);
    await chart.expectScale(0.5);
    expect(chart.sent).toEqual([]);
  },
);

test(
  'the legend is put away, and a drag moves the chart and does not travel',
  { tag: '@both' },
  async ({ page, baseURL, isMobile }) => {
    const chart = await ChartDriver.opened(page, await Player.begun(baseURL ?? ''));
    const legend = page.getByRole('list', { name: 'Legend' });
    const isOpenAtFirst = !isMobile;
    for (const isOpen of isOpenAtFirst ? [true, false, true, false] : [false, true, false]) {
      await expect(chart.button('Legend')).toHaveAttribute('aria-expanded', `${isOpen}`);
      await expect(legend).toHaveCount(isOpen ? 1 : 0);
      if (isOpen) await expect(legend.getByRole('listitem')).toHaveText(LEGEND);
      await chart.press('Legend');
    }
    await chart.press('Legend');
    await expect(legend).toHaveCount(0);

    const width = isMobile ? HEX_WIDTH.phone : HEX_WIDTH.desk;
    const [way = chart.hero] = chart.ways,
      from = await chart.placeOf(way);
    // Towards the middle of the world: the chart is held at its edges.
    const cells = centreOf(chart.hero).x > 0 ? -2 : 2;
    await chart.slide({ from, to: { x: from.x - cells * width, y: from.y } });
    const before = await chart.placeOf(chart.hero);
    await chart.tap({ x: before.x - cells * width, y: before.y });
    await expect(chart.said).toContainText('where you stand');
    expect(chart.sent).toEqual([]);
  },
);

test('a short touch on a marked cell travels, a long one does not', { tag: '@phone' }, async ({ page, baseURL }) => {
  const chart = await ChartDriver.opened(page, await Player.begun(baseURL ?? ''));
  const [way = chart.hero] = chart.ways;
  await chart.tap(await chart.placeOf(way), TAP_MS + 40);
  await chart.tap(await chart.placeOf(chart.hero));
  await expect(chart.said).toContainText('where you stand');
  expect(chart.sent).toEqual([]);
  await chart.tap(await chart.placeOf(way), TAP_MS - 40);
  await expect.poll(() => chart.sent.map(({ moveTo }) => moveTo)).toEqual([way]);
});

test(
  'a click on a marked cell travels, a click on another cell announces it',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    const chart = await ChartDriver.opened(page, await Player.begun(baseURL ?? ''));
    const [way = chart.hero] = chart.ways;
    await chart.tap(await chart.placeOf(chart.hero));
    await expect(chart.said).toContainText(`where you stand. ${chart.hero.q}, ${chart.hero.r}.`);
    expect(chart.sent).toEqual([]);
    await chart.tap(await chart.placeOf(way));
    await expect.poll(() => chart.sent.map(({ moveTo }) => moveTo)).toEqual([way]);
  },
);

test(
  'the arrow keys move a cursor from cell to cell, and Enter travels',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    const chart = await ChartDriver.opened(page, await Player.begun(baseURL ?? ''));
    const [way = chart.hero] = chart.ways;
    await chart.surface.focus();
    await page.keyboard.press('ArrowRight');
    await expect(chart.said).toContainText(
      chart.isWay({ q: chart.hero.q + 1, r: chart.hero.r })
        ? 'Enter to travel.'
        : `${chart.hero.q + 1}, ${chart.hero.r}.`,
    );
    await page.keyboard.press('ArrowLeft');
    await expect(chart.said).toContainText('where you stand');
    for (const key of keysTo(chart.hero, way)) await page.keyboard.press(key);
    await expect(chart.said).toContainText('Enter to travel.');
    expect(chart.sent).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => chart.sent.map(({ moveTo }) => moveTo)).toEqual([way]);
  },
);

test('the hint is shown only when a way can be taken', { tag: '@phone' }, async ({ page, baseURL }) => {
  const chart = await ChartDriver.opened(page, await Player.begun(baseURL ?? ''));
  const hint = page.getByText(HINT, { exact: true }).filter({ visible: true });
  await expect(hint.last()).toBeInViewport();
  await expect(chart.surface).toHaveAccessibleDescription(HINT);
  await page.route('**/api/choices/*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...((await answer.json()) as ChoicesView), availableMovement: [] },
    });
  });
  await page.reload();
  await expect(chart.surface).toBeVisible();
  await expect(chart.surface).toHaveAccessibleDescription('');
  await expect(hint).toHaveCount(0);
});
