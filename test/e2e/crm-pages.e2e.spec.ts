import { readFile } from 'node:fs/promises';
import { AccountHolder } from '../support/account-holder.js';
import { type App } from '../support/app.js';
import { GHL_KEY, GhlStandIn } from '../support/ghl/ghl-stand-in.js';
import { tokenIn } from '../support/mail-reader.js';
import { Player } from '../support/player.js';
import { startTestDatabase, type TestDatabase } from '../support/postgres.js';
import { readCsv } from '../support/read-csv.js';
import { startGame } from '../support/running-game.js';
import { type SmtpReceiver, startSmtpReceiver } from '../support/smtp-receiver.js';
import { expectAccessible, expectNoSidewaysScroll, expectRoomToTap } from './steps/axe.js';
import { expect, type Page, test } from './setup/test.js';

const EMAIL = 'ada@example.com';
const ADDRESSES = ['/test-ghl', '/ghl-alternatives'];
/** An address that nobody outside reaches. */
const PUBLIC_URL = 'http://localhost:3000';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let database: TestDatabase;
let receiver: SmtpReceiver;
let ghl: GhlStandIn;
let game: App;
/** An address of STAFF_EMAILS, not proved yet. */
let listed: AccountHolder;
test.beforeAll(async () => {
  [database, receiver, ghl] = await Promise.all([startTestDatabase(), startSmtpReceiver(), GhlStandIn.start()]);
  ghl.contacts.addField('interests');
  const env = { ...ghl.env, PUBLIC_URL, STAFF_EMAILS: EMAIL, SMTP_URL: receiver.url() };
  game = await startGame({ databaseUrl: database.url, env });
  listed = await AccountHolder.registered(game.url, { email: EMAIL });
});
test.afterEach(() => {
  ghl.faultFor = () => null;
});
test.afterAll(async () => {
  await game.stop();
  await Promise.all([receiver.close(), ghl.close()]);
  await database.stop();
});

const openAs = async (page: Page, player: Player | null, address: string): Promise<void> => {
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), player?.token ?? '');
  await page.goto(game.url + address);
};
const openAsStaff = async (page: Page, address: string): Promise<void> => {
  await expect.poll(() => receiver.mailsTo(EMAIL).length).toBeGreaterThan(0);
  const token = receiver.mailsTo(EMAIL).map(tokenIn).at(-1);
  await listed.call('POST', '/api/auth/confirm-email', { body: { token } });
  await openAs(page, listed, address);
};
const expectWellMade = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
};

test.describe.configure({ mode: 'serial' });

test(
  'are no pages for a visitor, a guest, and whoever has not proved the address',
  { tag: '@once' },
  async ({ browser }) => {
    for (const player of [null, await Player.guest(game.url), listed]) {
      const context = await browser.newContext();
      const page = await context.newPage();
      for (const address of [...ADDRESSES, '/no-such-page']) {
        await openAs(page, player, address);
        await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
        await expect(page.getByText(/CRM|Failed/)).toHaveCount(0);
      }
      await context.close();
    }
  },
);

test('the CRM is tried with a contact that is made there', { tag: '@once' }, async ({ page }) => {
  await openAsStaff(page, '/test-ghl');
  const state = page.getByRole('status').filter({ hasText: 'The API key begins with' });
  await expect(state).toContainText(`The API key begins with ${GHL_KEY.slice(0, 6)}; the CRM answered with 200.`);
  await expect(page.getByText(GHL_KEY)).toHaveCount(0);
  await expect(page.getByText('Nothing has been tested yet.')).toBeVisible();
  const email = `ragnhild.${Date.now()}@example.org`;
  await page.getByLabel('First name').fill('Ragnhild');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Interests').fill('ships');
  const results = page.getByRole('log').getByRole('listitem');
  for (const [n, name] of ['Test connection', 'Test lead capture', 'Test engagement tracking'].entries()) {
    await page.getByRole('button', { name }).click();
    await expect(results).toHaveCount(n + 1);
    await expect(results.first()).toContainText('PASS');
    await expect(results.first().locator('time')).toHaveText(/\d/);
  }
  await expect
    .poll(() => ghl.contacts.byEmail(email))
    .toMatchObject({
      standard: { firstName: 'Ragnhild', source: 'api_test' },
      custom: { 'field-interests': 'ships' },
    });
  await results.nth(1).getByText('Details').click();
  await expect(results.nth(1).locator('pre')).toContainText('"leadId"');
  await expectWellMade(page);

  ghl.faultFor = () => 401;
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(results.first()).toContainText('FAIL');
  await page.getByLabel('Email').fill('nowhere');
  await page.getByRole('button', { name: 'Test lead capture' }).click();
  await expect(results.first()).toContainText('Valid email is required');
  await page.route('**/api/ghl/*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(results.first()).toContainText('Connection test failed');
  await page.getByRole('button', { name: 'Test engagement tracking' }).click();
  await expect(results.first()).toContainText('Test failed');
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Clear results' }).click();
  await expect(results).toHaveCount(0);
});

test('each other way says how it is done and whether it works', { tag: '@once' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: game.url });
  await openAsStaff(page, '/ghl-alternatives');
  const panel = page.getByRole('tabpanel');
  for (const [tab, badge, address] of [
    ['Webhook', 'Not reachable', `${PUBLIC_URL}/api/ghl/webhook`],
    ['Zapier', 'Not reachable', `${PUBLIC_URL}/api/integrations/leads`],
    ['CSV Export', 'Reachable', null],
    ['Email', 'Reachable', '@'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(panel.getByText(badge, { exact: true })).toBeVisible();
    expect(await panel.getByRole('listitem').count()).toBeGreaterThan(1);
    await expectWellMade(page);
    if (address === null) continue;
    await panel.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(address);
  }
  await page.getByRole('tab', { name: 'Webhook' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Zapier' })).toHaveAttribute('aria-selected', 'true');
});

test('all leads are taken along as a file', { tag: '@once' }, async ({ page }) => {
  const phone = '+44 20 7946 0958';
  const body = { email: 'formula@example.org', username: '=1+1', phone, interests: ['a\n"b", c'] };
  const captured = await listed.call<{ readonly leadId: string }>('POST', '/api/ghl/lead-capture', { body });
  await openAsStaff(page, '/ghl-alternatives');
  await page.getByRole('tab', { name: 'CSV Export' }).click();
  const written = async (reader: string): Promise<readonly (readonly string[])[]> => {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download for a ${reader}` }).click();
    const file = await waiting;
    expect(file.suggestedFilename()).toMatch(/^leads-export-\d{4}-\d\d-\d\d\.csv$/);
    return readCsv((await readFile(await file.path(), 'utf8')).replace('\ufeff', ''));
  };
  for (const [reader, cell] of [
    ['spreadsheet', `'${phone}`],
    ['CRM import', phone],
  ] as const)
    await expect
      .poll(async () => (await written(reader)).find(([id]) => id === captured.body.leadId))
      .toEqual(expect.arrayContaining(["'=1+1", 'formula@example.org', cell, 'a\n"b", c']));

  await page.route('**/api/ghl/export-csv*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.getByRole('button', { name: 'Download for a spreadsheet' }).click();
  await expect(page.getByText('Failed to download CSV export', { exact: true })).toBeVisible();
  await page.route('**/api/ghl/alternatives', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.reload();
  await expect(page.getByText('Failed to load alternatives', { exact: true })).toBeVisible();
  await expect(page.getByText('Failed to load integration alternatives', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/ghl/alternatives');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Other ways for leads' })).toBeVisible();
});

test('both fit a phone', { tag: '@once' }, async ({ browser }) => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  for (const [address, heading] of [
    ['/test-ghl', 'CRM test'],
    ['/ghl-alternatives', 'Other ways for leads'],
  ] as const) {
    await openAsStaff(page, address);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expectWellMade(page);
    await expectRoomToTap(page);
  }
  await context.close();
});
