import { expect, type Page, test } from './setup/test.js';
import { expectAccessible, expectContrast, expectNoSidewaysScroll, expectRoomToTap } from './steps/axe.js';
import { expectWellSet } from './steps/set-type.js';

const DESK = { width: 1440, height: 900 };
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** The pages of a lost password and of a mailed link, each in the state with the most on it. */
const PAGES: readonly (readonly [address: string, open: (page: Page) => Promise<void>])[] = [
  [
    '/forgot-password',
    async (page) => {
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(page.getByText('Invalid email format')).toBeVisible();
    },
  ],
  ['/reset-password', (page) => expect(heading(page, 'Invalid Reset Link')).toBeVisible()],
  [
    '/reset-password?token=no-such-token',
    async (page) => {
      await page.getByLabel('New password').fill('Seal-on-ice 8');
      await page.getByLabel('Confirm password').fill('Seal-on-ice 8');
      await page.getByRole('button', { name: 'Set the new password' }).click();
      await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
      await page.getByLabel('New password').fill('se');
      await expect(page.getByText('Weak')).toBeVisible();
    },
  ],
  ['/confirm-email#token=a-token', (page) => expect(heading(page, 'Confirm Your Email')).toBeVisible()],
  [
    '/confirm-email?token=no-such-token',
    async (page) => {
      await page.getByRole('button', { name: 'Confirm', exact: true }).click();
      await expect(heading(page, 'Invalid Confirmation Link')).toBeVisible();
    },
  ],
];

test('the pages of a mailed link are accessible by day and by night', { tag: '@phone' }, async ({ page, viewport }) => {
  for (const [address, open] of PAGES) {
    await page.emulateMedia({ colorScheme: 'light' });
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await open(page);
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await expectRoomToTap(page);
    for (const size of [DESK, viewport ?? DESK]) {
      await page.setViewportSize(size);
      await expectWellSet(page);
      await expectNoSidewaysScroll(page);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-light', 'night');
    await expectContrast(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});
