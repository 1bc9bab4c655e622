import { expect, test } from './setup/test.js';
import { Player } from '../support/player.js';
import { Book } from './steps/book.js';

test('the first page needs less than 100 kB of script, compressed', { tag: '@once' }, async ({ request }) => {
  const html = await (await request.get('/')).text();
  const scripts = [...new Set(html.match(/\/assets\/[\w-]+\.js/g))];
  expect(scripts.filter((name) => name.startsWith('/assets/first-'))).toHaveLength(2);
  const answers = await Promise.all(scripts.map((name) => request.get(name, { headers: { 'accept-encoding': 'br' } })));
  const sent = answers.map((answer) => Number(answer.headers()['content-length']));
  expect(sent.reduce((all, bytes) => all + bytes, 0)).toBeLessThan(100_000);
});

test('robots are told what is no page, and get no page for an answer', { tag: '@once' }, async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  expect(await answer.text()).toContain('Disallow: /api/');
});

// The samurai's letters are outlines: no other people's saga weighs as much. The 15 kB of the worker that paints plates are
// counted. A reader who saves data has no part loaded before it is used.
test(
  'a saga with its map needs less than 150 kB of fonts and 211 kB of script',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const sent = { script: new Map<string, number>(), font: new Map<string, number>() };
    page.on('response', (answer) => {
      const bytes = Number(answer.headers()['content-length'] ?? 0);
      if (answer.url().endsWith('.js')) sent.script.set(answer.url(), bytes);
      if (answer.url().endsWith('.woff2')) sent.font.set(answer.url(), bytes);
    });
    const player = await Player.begun(baseURL ?? '', 'normal', {
      worldSettings: { faction: 'samurai', era: 'Feudal Age', environment: 'Islands', tone: 'gritty' },
    });
    const book = new Book(page);
    await book.open(player);
    await book.turnTo('Map');
    await expect(page.locator('.chart-live:not(.invisible)')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const sum = (bytes: ReadonlyMap<string, number>): number =>
      [...bytes.values()].reduce((all, each) => all + each, 0);
    expect(sent.font.size).toBeGreaterThan(2);
    expect(sum(sent.font)).toBeLessThan(150_000);
    expect(sum(sent.script)).toBeLessThan(211_000);
  },
);
