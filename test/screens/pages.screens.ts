import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '../e2e/setup/test.js';
import { Player } from '../support/player.js';
import { registered } from '../support/registered.js';
import { playToDeath } from '../support/play-to-death.js';
import { reads, take } from './take.js';
import { isWanted } from './wanted.js';

const LIGHTS = ['day', 'night'] as const;

/** Pages that need nobody. */
const OPEN = [
  ['forgot-password', '/forgot-password'],
  ['reset-password', '/reset-password?token=no-such-token'],
  ['first-password', '/reset-password#token=no-such-token&name=ragnhild'],
  ['reset-link-invalid', '/reset-password'],
  ['confirm-link-invalid', '/confirm-email?token=no-such-token'],
  ['embed', '/embed?companyName=The+Harbour+Guild&customFields=Company+size'],
  ['embed-without-form', '/embed?leadCapture=false&primaryColor=%239c2a1c&backgroundColor=%23f6f0e2'],
] as const;

const turns = async (player: Player, keys: string): Promise<void> => {
  for (const [n, key] of Array.from(keys).entries())
    await player.act(key, Player.next((await player.choices()).body, n));
};

/** A saga with a branch that was taken back. */
const branched = async (url: string): Promise<Player> => {
  const player = await Player.begun(url, 'forgiving');
  await turns(player, 'abcd');
  await player.call('POST', `/api/sessions/${player.sessionId}/rewind`, { body: { toTurn: 2 } });
  await turns(player, 'ef');
  return player;
};

const dead = async (url: string): Promise<Player> => {
  const player = await Player.begun(url, 'hardcore');
  await playToDeath(player);
  return player;
};

const account = (url: string): Promise<Player> => {
  const username = `Ragnhild_${randomUUID().slice(0, 8)}`;
  return registered(url, { username, password: 'Walrus-in-fog 7', email: `${username}@example.org` });
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

for (const light of LIGHTS) {
  for (const [screen, route] of OPEN)
    test(`${screen} by ${light}`, async ({ page }, info) => {
      test.skip(!isWanted(screen, info, 'default', light));
      await reads(page, { light });
      await page.goto(route);
      await take(page, `${screen}-${light}-${info.project.name}`);
    });

  test(`the account by ${light}`, async ({ page, baseURL }, info) => {
    test.skip(!isWanted('account', info, 'default', light));
    const player = await account(baseURL ?? '');
    await reads(page, { light, auth_token: player.token });
    for (const tab of ['subscription', 'profile', 'settings']) {
      await page.goto(`/subscription?tab=${tab}`);
      await page.getByRole('tabpanel').first().waitFor();
      await take(page, `account-${tab}-${light}-${info.project.name}`, { fullPage: true });
    }
  });

  test(`the chronicle by ${light}`, async ({ page, baseURL }, info) => {
    test.skip(!isWanted('chronicle', info, 'default', light));
    const player = await branched(baseURL ?? '');
    await reads(page, { light, auth_token: player.token });
    const named = (part: string): string => `chronicle-${part}-${light}-${info.project.name}`;
    for (const part of ['book', 'branches', 'dice', 'share']) {
      await page.goto(`/chronicle?character=${player.characterId}&show=${part}`);
      await take(page, named(part));
    }
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = await page.getByLabel('The link').inputValue();
    await page.goto(`/shared${new URL(link).hash}`);
    await take(page, named('shared'), { shown: page.getByRole('article') });
    await page
      .getByRole('button', { name: /^What if/ })
      .first()
      .click();
    await take(page, named('what-if'), { shown: page.getByRole('dialog') });
  });

  test(`the dice of an ended saga by ${light}`, async ({ page, baseURL }, info) => {
    test.skip(!isWanted('chronicle-ended', info, 'default', light));
    const player = await dead(baseURL ?? '');
    await reads(page, { light, auth_token: player.token });
    await page.goto(`/chronicle?character=${player.characterId}&show=dice`);
    await page.getByText(/^Right: the seed/).waitFor();
    await take(page, `chronicle-ended-${light}-${info.project.name}`);
  });

  test(`settings, the whole story and the way back by ${light}`, async ({ page, baseURL }, info) => {
    test.skip(!isWanted('in-play', info, 'default', light));
    const player = await Player.begun(baseURL ?? '', 'normal');
    await turns(player, 'abc');
    await reads(page, { light, auth_token: player.token });
    const named = (what: string): string => `in-play-${what}-${light}-${info.project.name}`;
    await page.goto(`/?step=gameplay&character=${player.characterId}`);
    await page.locator('[data-newest]').waitFor();
    await openSettings(page);
    await take(page, named('settings'), { shown: page.getByRole('dialog') });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show full story' }).click();
    await take(page, named('full-story'), { shown: page.locator('[data-newest]') });
    await page.goto('/');
    await take(page, named('continue'), { shown: page.getByText('Continue Your Adventure') });
  });
}
