import { expect, type Page, test } from './setup/test.js';
import { type Calendar } from '#game/model/calendar.js';
import { type SagaAnswer } from '#contracts/session/saga-view.js';
import { type WorldView } from '#contracts/session/views.js';
import { TERRAIN_LETTER, type Terrain } from '#game/model/world.js';
import { Player } from '../support/player.js';
import { Book } from './steps/book.js';
import { contrastsOver } from './steps/contrast-over.js';

/** The texts over the picture of the place by night: the page header, the story's heading and beginning, and the hero. */
const WORDS =
  ':is(.book, .tablet, .phone) > header, .portrait-prompt, .story-head, .log-heads, .entry-hour, .entry-action, .entry-margin, .tablet-side, .panels > aside';
const NEEDED = 4.5;
const SCENES: readonly (readonly [Terrain, Omit<Calendar, 'day'>])[] = [
  ['forest', { hour: 'dusk', season: 'winter', weather: 'snow' }],
  ['ocean', { hour: 'night', season: 'summer', weather: 'clear' }],
  ['mountains', { hour: 'morning', season: 'winter', weather: 'clear' }],
  ['forest', { hour: 'noon', season: 'summer', weather: 'cloud' }],
];
const THEMES = ['vikings', 'samurai', 'pirates'] as const;

/** Puts one terrain everywhere, at this hour, and always uses the same cell, so that the stars do not move. */
const showScene = async (page: Page, terrain: Terrain, calendar: Omit<Calendar, 'day'>): Promise<void> => {
  await page.unrouteAll({ behavior: 'wait' });
  await page.route('**/api/sessions/*/world', async (route) => {
    const response = await route.fetch(),
      view = (await response.json()) as WorldView;
    await route.fulfill({
      response,
      json: {
        ...view,
        city: null,
        world: {
          ...view.world,
          cities: [],
          landmarks: [],
          places: [],
          roads: [],
          rivers: [],
          terrain: TERRAIN_LETTER[terrain].repeat(view.world.terrain.length),
        },
      },
    });
  });
  await page.route('**/api/characters/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...((await response.json()) as object), currentLocation: { q: 1, r: 0 } },
    });
  });
  await page.route('**/api/sessions/*/saga', async (route) => {
    const response = await route.fetch();
    const { saga } = (await response.json()) as SagaAnswer;
    await route.fulfill({ response, json: { saga: { ...saga, calendar: { day: 5, ...calendar } } } });
  });
  await page.reload();
};

/** The themes whose words are not legible somewhere. */
const illegible = async (page: Page, theme: string): Promise<string[]> => {
  await page.evaluate((value) => {
    localStorage.setItem('theme', value);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(page.locator('.here svg')).toHaveCount(1);
  const found = await contrastsOver(page, WORDS);
  expect(found.length).toBeGreaterThan(3);
  return found.filter(({ least }) => least < NEEDED).map(({ text, least }) => `${theme}: ${text} ${least.toFixed(2)}`);
};

test(
  'the scene is as wide as the page by night, and text over it is legible over its brightest parts',
  { tag: '@both' },
  async ({ page, baseURL }) => {
    const book = new Book(page);
    const width = page.viewportSize()?.width ?? 0;
    await page.addInitScript(() => localStorage.setItem('light', 'night'));
    const player = await Player.begun(baseURL ?? '');
    await player.act('first', Player.next((await player.choices()).body));
    await book.open(player);
    const expectLegible = async (scene: string): Promise<void> => {
      const { x, width: wide } = (await page.locator('.here').boundingBox()) ?? { x: NaN, width: NaN };
      expect({ x: Math.round(x), width: Math.round(wide) }).toEqual({ x: 0, width });
      for (const theme of THEMES) expect(await illegible(page, theme), scene).toEqual([]);
    };
    for (const [terrain, calendar] of SCENES) {
      await showScene(page, terrain, calendar);
      await book.opened();
      await expectLegible(`${terrain}, ${calendar.hour}`);
    }
    const closes = page.getByRole('button', { name: 'Close the chart' });
    if (!(await closes.isVisible())) return;
    await closes.click();
    await expectLegible('three panels');
  },
);

test('text over the scene of the first page is legible', { tag: '@both' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('light', 'night'));
  await page.goto('/');
  await expect(page.locator('.night-scene')).toHaveCount(1);
  const found = await contrastsOver(page, '.start-header');
  expect(found.length).toBeGreaterThan(2);
  expect(found.filter(({ least }) => least < NEEDED)).toEqual([]);
});

test('the measurement finds a spark behind a letter', { tag: '@once' }, async ({ page }) => {
  await page.setContent(
    '<body style="margin:0;background:#111"><i style="position:absolute;left:40px;top:14px;width:2px;height:2px;background:#eee"></i><p style="position:absolute;margin:0;color:#eee;font-size:24px">read me</p>',
  );
  const [line] = await contrastsOver(page, 'p');
  expect(line?.least).toBeCloseTo(1, 1);
});
