import { setTimeout as pause } from 'node:timers/promises';
import { type Player } from '../support/player.js';
import { type Page } from './devtools.js';

const GIVE_UP_MS = 60_000;

export const ask = async (page: Page, expression: string): Promise<unknown> => {
  const { result } = await page.send('Runtime.evaluate', { expression, returnByValue: true });
  return (result as { readonly value?: unknown }).value;
};
const until = async (page: Page, condition: string): Promise<void> => {
  const end = Date.now() + GIVE_UP_MS;
  while ((await ask(page, `Boolean(${condition})`)) !== true) {
    if (Date.now() > end) throw new Error(`this never came true: ${condition}`);
    await pause(50);
  }
};
const press = async (page: Page, element: string): Promise<void> => {
  await until(page, element);
  const [x, y] = (await ask(
    page,
    `(() => { const e = ${element}; e.scrollIntoView({ block: 'center' }); const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2] })()`,
  )) as [number, number];
  for (const type of ['mousePressed', 'mouseReleased'])
    await page.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
};

export const STEPS = ['start', 'play', 'turn', 'map'] as const;
export type Step = (typeof STEPS)[number];

const tab = (name: string): string =>
  `[...document.querySelectorAll('[role=tab]')].find((tab) => tab.textContent.startsWith('${name}'))`;
const LINE = `[...document.querySelectorAll('#choices li button')].find((line) => line.getAttribute('aria-disabled') !== 'true')`;

/** Plays a step. @returns when nothing of it is left to do */
export const playStep: Readonly<Record<Step, (page: Page, player: Player) => Promise<void>>> = {
  start: async (page, { url }) => {
    await page.send('Page.navigate', { url: `${url}/` });
    await until(page, `document.querySelector('.headpiece-drawn')`);
  },
  play: async (page, { url, token, characterId }) => {
    await page.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `localStorage.setItem('auth_token', ${JSON.stringify(token)})`,
    });
    await page.send('Page.navigate', { url: `${url}/?step=gameplay&character=${characterId}` });
    await until(page, `document.querySelector('[data-newest]')`);
  },
  turn: async (page) => {
    await press(page, tab('Actions'));
    for (let presses = 0; presses < 2; presses += 1) await press(page, LINE);
  },
  map: async (page) => {
    // It lies over the tabs.
    await until(page, `!document.querySelector('.roll-slip')`);
    await press(page, tab('Map'));
    await until(page, `document.querySelector('.chart-live:not(.invisible)')`);
  },
};
