import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '../e2e/setup/test.js';
import { SERVER } from '../support/app.js';
import { definitionOf, Player } from '../support/player.js';
import { registered } from '../support/registered.js';
import { isAsked } from './wanted.js';
import { reads, take } from './take.js';

/** Who looks (specification section 6). */
const ROLES = ['guest', 'free', 'gold', 'platinum'] as const;
type Role = (typeof ROLES)[number];

/** `npm run subscription -- set …`, on the data of the game under test. */
const giveTier = (username: string, tier: Role): Promise<unknown> =>
  promisify(execFile)(process.execPath, [path.join(SERVER, 'main.subscription.js'), 'set', username, tier], {
    env: { ...process.env, DATA_DIR: process.env['E2E_DATA'] ?? '', LOG_LEVEL: 'warn' },
  });

const playerAs = async (role: Role, url: string): Promise<Player> => {
  if (role === 'guest') return Player.begun(url, 'normal');
  const username = `${role}_${randomUUID().slice(0, 8)}`;
  const player = await registered(url, { username, password: 'Walrus-in-fog 7' });
  if (role !== 'free') await giveTier(username, role);
  await player.begin(definitionOf('normal'));
  return player;
};

/** On a phone they stand in the game's menu. */
const openSettings = async (page: Page): Promise<void> => {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
  } else await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

for (const role of ROLES)
  test(`every screen as ${role}`, async ({ page, baseURL }, info) => {
    test.skip(!isAsked('roles', info));
    const player = await playerAs(role, baseURL ?? '');
    await reads(page, { auth_token: player.token });
    const named = (screen: string): string => `as-${role}-${screen}-${info.project.name}`;
    await page.goto('/');
    await take(page, named('start'));
    for (const tab of ['subscription', 'profile', 'settings']) {
      await page.goto(`/subscription?tab=${tab}`);
      await take(page, named(`subscription-${tab}`));
    }
    await page.goto(`/?step=gameplay&character=${player.characterId}`);
    await take(page, named('play'), page.locator('[data-newest]'));
    await openSettings(page);
    await take(page, named('play-settings'), page.getByRole('dialog'));
  });
