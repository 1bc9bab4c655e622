import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from './setup/test.js';
import { type SubscriptionStatus } from '#contracts/subscription/views.js';
import { Player } from '../support/player.js';
import { expectAccessible, expectContrast, expectNoSidewaysScroll, expectRoomToTap } from './steps/axe.js';
import { fakeUser } from './steps/players.js';

const open = async (page: Page, player: Player, tab: string): Promise<void> => {
  await page.addInitScript((token) => {
    if (window.name === '') localStorage.setItem('auth_token', token);
    window.name = 'opened';
  }, player.token);
  await page.goto(`/subscription?tab=${tab}`);
};

const inspect = async (page: Page, hasTouch: boolean): Promise<void> => {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  if (hasTouch) await expectRoomToTap(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-light', 'night');
  await expectContrast(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-light', 'day');
};

test(
  'a guest sees plan, profile and settings, takes their data along, and is forgotten',
  { tag: '@both' },
  async ({ page, baseURL, hasTouch }) => {
    const guest = await Player.begun(baseURL ?? '');
    await guest.act('one', Player.next((await guest.choices()).body, 0));
    await open(page, guest, 'subscription');
    const own = page.getByRole('region', { name: 'Your plan' });
    await expect(own).toContainText('Free Plan');
    await expect(own.getByRole('button', { name: 'Sign Up' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '$19.99 per month' })).toContainText(
      '400 actions a week',
    );
    await page.getByRole('button', { name: 'basic_ai' }).click();
    await expect(page.getByText('basic_ai: Access granted')).toBeVisible();
    await page.getByRole('button', { name: 'multiplayer' }).click();
    await expect(page.getByText('multiplayer: Not in your plan')).toBeVisible();
    await inspect(page, hasTouch);

    await page.getByRole('tab', { name: 'Profile' }).click();
    await expect(page).toHaveURL(/\?tab=profile$/);
    await expect(page.getByRole('definition').first()).toHaveText(/^Guest_/);
    await inspect(page, hasTouch);

    await page.getByRole('tab', { name: 'Settings' }).click();
    await expect(page.getByRole('list', { name: 'Receipts' }).getByRole('listitem').first()).toContainText(
      "Turn 1 of Thora Ulfsdottir's saga",
    );
    await inspect(page, hasTouch);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download everything about me' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^steppes-and-seas-Guest_.*\.json$/);
    expect(JSON.stringify(JSON.parse(await readFile(await file.path(), 'utf8')))).toContain(guest.sessionId);

    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Nobody can bring them back');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await dialog.getByRole('button', { name: 'Delete for ever' }).click();
    await expect(page.getByRole('heading', { name: 'Choose your difficulty' })).toBeVisible();
    expect(
      await page.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('guest_claims')]),
    ).toEqual([null, null]);
    expect((await guest.call('GET', '/api/auth/me')).status).toBe(401);
  },
);

test(
  'a subscriber sees badge and billing, and the tabs are turned by keys',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    const player = new Player(baseURL ?? '');
    await player.signIn();
    await fakeUser(page, { username: 'thora', subscriptionStatus: 'past_due', subscriptionTier: 'gold' });
    await page.route('**/api/subscription/status', (route) =>
      route.fulfill({
        json: {
          isSubscribed: true,
          tier: 'gold',
          plan: 'gold',
          status: 'past_due',
          features: ['basic_ai', 'exclusive_classes'],
          subscription: { currentPeriodEnd: '2026-12-23T12:00:00.000Z', amount: 999, currency: 'usd' },
        } satisfies SubscriptionStatus,
      }),
    );
    await open(page, player, 'subscription');
    const own = page.getByRole('region', { name: 'Your plan' });
    await expect(own).toContainText('Gold Past due');
    await expect(own).toContainText('Gold stays until 26 December 2026.');
    await expect(own).toContainText('Exclusive classes, not built yet');
    await expect(page.getByRole('banner')).toContainText('Welcome, thora!');
    await expect(page.getByRole('banner').getByRole('link', { name: 'GOLD' })).toHaveAttribute('target', '_blank');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Upgrade to Platinum' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Upgrade Coming Soon' })).toBeVisible();
    await page.getByRole('tab', { name: 'Subscription' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Profile', selected: true })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { name: 'Devices' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the game' }).click();
    await expect(page.getByRole('heading', { name: 'Choose your difficulty' })).toBeVisible();
  },
);
