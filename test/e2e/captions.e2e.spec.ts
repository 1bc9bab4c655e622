import { expect, type Page, test } from '@playwright/test';
import { type Calendar } from '#game/model/calendar.js';
import { type WorldView } from '#contracts/session/views.js';
import { TERRAIN_LETTER, type Terrain } from '#game/model/world.js';
import { Player } from '../support/player.js';
import { Book } from './steps/book.js';
import { contrastsOver } from './steps/contrast-over.js';

/** What is set over the picture of the place by night: the head of the page, and that of the story. */
const WORDS = ':is(.book, .panels, .phone) > header, .story-head';
const NEEDED = 4.5;
const SCENES: readonly (readonly [Terrain, Omit<Calendar, 'day'>])[] = [
  ['forest', { hour: 'dusk', season: 'winter', weather: 'snow' }],
  ['ocean', { hour: 'night', season: 'summer', weather: 'clear' }],
  ['swamp', { hour: 'noon', season: 'autumn', weather: 'storm' }],
];
const THEMES = ['vikings', 'samurai', 'pirates'] as const;

/** The same ground everywhere, at this hour, and always the same cell: its stars stand where they stood. */
const stand = async (page: Page, terrain: Terrain, calendar: Omit<Calendar, 'day'>): Promise<void> => {
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
    await route.fulfill({
      response,
      json: { ...((await response.json()) as object), calendar: { day: 5, ...calendar } },
    });
  });
  await page.reload();
};

test('words over a scene by night can be read, also before what is brightest in it', async ({ page, baseURL }) => {
  const book = new Book(page);
  await page.addInitScript(() => localStorage.setItem('light', 'night'));
  await book.open(await Player.begun(baseURL ?? ''));
  for (const [terrain, calendar] of SCENES) {
    await stand(page, terrain, calendar);
    await book.opened();
    for (const theme of THEMES) {
      await page.evaluate((value) => {
        localStorage.setItem('theme', value);
        window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
      }, theme);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(page.locator('.here svg')).toHaveCount(1);
      const found = await contrastsOver(page, WORDS);
      expect(found.length).toBeGreaterThan(1);
      expect(
        found.filter(({ least }) => least < NEEDED),
        `${terrain}, ${calendar.hour}, ${theme}`,
      ).toEqual([]);
    }
  }
});

test('so can those of the first page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('light', 'night'));
  await page.goto('/');
  await expect(page.locator('.night-scene')).toHaveCount(1);
  const found = await contrastsOver(page, '.start-header');
  expect(found.length).toBeGreaterThan(2);
  expect(found.filter(({ least }) => least < NEEDED)).toEqual([]);
});

test('a spark behind a letter is found', { tag: '@once' }, async ({ page }) => {
  await page.setContent(
    '<body style="margin:0;background:#111"><i style="position:absolute;left:40px;top:14px;width:2px;height:2px;background:#eee"></i><p style="position:absolute;margin:0;color:#eee;font-size:24px">read me</p>',
  );
  const [line] = await contrastsOver(page, 'p');
  expect(line?.least).toBeCloseTo(1, 1);
});
