import { readFile } from 'node:fs/promises';
import { Authenticator } from '../support/second-factor.js';
import { Player } from '../support/player.js';
import { expect, type Page, test } from './setup/test.js';
import { expectAccessible, expectNoSidewaysScroll, expectRoomToTap } from './steps/axe.js';
import { mailedLink } from './steps/mails.js';

const HERO = 'Ragnhild <b>Sea</b>-Bright';
const REASON = 'She asks why she lost hit points.';

/** Registers with an address of the staff, confirms it, and sets up the second factor. */
const enrol = async (page: Page, url: string, email: string): Promise<void> => {
  const staff = new Player(url);
  const body = { username: `Sigrid-${Date.now()}`, password: 'Nine-Otters-Sing-4', email };
  staff.token = (await staff.call<{ readonly token: string }>('POST', '/api/auth/register', { body })).body.token;
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), staff.token);
  await page.goto('/staff');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.goto(await mailedLink('/confirm-email', email));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Email Confirmed' })).toBeVisible();
  await page.goto('/staff');
  const secret = page.getByText(/^([A-Z2-7]{4} ?){6,}$/);
  const authenticator = new Authenticator((await secret.innerText()).replaceAll(/\s/g, ''));
  await page.getByLabel('Code', { exact: true }).fill(authenticator.next());
  await page.getByRole('button', { name: 'Set it up' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'They are written down' }).click();
};

const DESK = { width: 1440, height: 900 };
/** On the phone, and at a desk. */
const expectFit = async (page: Page): Promise<void> => {
  const phone = page.viewportSize() ?? DESK;
  await expectRoomToTap(page);
  for (const size of [DESK, phone]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
};

const played = async (url: string): Promise<Player> => {
  const player = await Player.begun(url, 'forgiving', { name: HERO });
  for (const [n, key] of ['a', 'b', 'c'].entries())
    expect((await player.act(key, Player.next((await player.choices()).body, n))).status).toBe(200);
  return player;
};

test(
  'staff find a player, set hit points right, and see the saga as its player saw it',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    const player = await played(baseURL ?? '');
    await enrol(page, baseURL ?? '', 'staff@example.com');
    await page.getByLabel('Who or what').fill(player.userId);
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('link', { name: /^Guest_/ }).click();
    await expect(page.getByText('•••••').first()).toBeVisible();
    await expect(page.getByText(HERO)).toHaveCount(0);
    await expectFit(page);

    await page.getByRole('button', { name: /^Set the hit points/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Set the hit points' });
    await dialog.getByLabel('Hit points').fill('9');
    await dialog.getByRole('button', { name: 'Set them' }).click();
    await expect(dialog.getByText(/^Say it in a few words/)).toBeVisible();
    await dialog.getByLabel('Why').fill(REASON);
    await dialog.getByRole('button', { name: 'Set them' }).click();
    await expect(page.getByText(/^9 of 50 hit points/)).toBeVisible();

    await page.getByRole('list', { name: 'Sagas' }).getByRole('link').click();
    await expect(page.getByText('The words are hidden.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'HitPointsCorrected' })).toBeVisible();
    await page.getByLabel('Why you must see the words').fill(REASON);
    await page.getByRole('button', { name: 'Show the words' }).click();
    const story = page.getByRole('article', { name: 'Story' });
    const told = (await player.stories()).body;
    const opens = (turn: number) => told[turn]?.storyContent.split(/\s+/).slice(3, 8).join(' ') ?? '';
    await expect(story).toContainText(opens(3));
    await expect(page.getByRole('heading', { name: HERO })).toBeVisible();
    await expectFit(page);
    await page.getByRole('button', { name: 'Step back' }).click();
    await expect(page).toHaveURL(/\?turn=2$/);
    await expect(story).toContainText(opens(2));
    await page.getByLabel('Speed').selectOption('4');
    await page.getByRole('button', { name: 'Play' }).click();
    await expect(page).toHaveURL(/\?turn=3$/);
    await page.getByLabel('With turn').fill('0');
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('list', { name: 'Difference' }).last()).toContainText('hitPoints 50');

    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the capsule' }).click();
    const capsule = await readFile(await (await waiting).path(), 'utf8');
    expect(capsule).toContain('HitPointsCorrected');
    for (const of of ['Ragnhild', player.userId, player.sessionId, REASON]) expect(capsule).not.toContain(of);
    await page.getByRole('link', { name: 'Record' }).click();
    const record = page.getByRole('list', { name: 'Record of staff' });
    for (const act of [
      'Downloaded a saga',
      'Saw a turn of a saga, unmasked',
      'Set the hit points to 9',
      'Looked for somebody',
    ])
      await expect(record.getByText(act, { exact: true }).first()).toBeVisible();
    await expect(record.getByText(`“${REASON}”`).first()).toBeVisible();
    await expectFit(page);
  },
);
