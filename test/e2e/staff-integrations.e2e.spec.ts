import { type App } from '../support/app.js';
import { GhlStandIn } from '../support/ghl/ghl-stand-in.js';
import { Player } from '../support/player.js';
import { startTestDatabase, type TestDatabase } from '../support/postgres.js';
import { startGame } from '../support/running-game.js';
import { staffMember } from '../support/staff-command.js';
import { WebhookReceiver } from '../support/webhook-receiver.js';
import { expect, type Page, test } from './setup/test.js';
import { expectAccessible, expectNoSidewaysScroll, expectRoomToTap } from './steps/axe.js';

const DESK = { width: 1440, height: 900 };

let database: TestDatabase;
let ghl: GhlStandIn;
let receiver: WebhookReceiver;
let game: App;
let staff: Player;
test.beforeAll(async () => {
  [database, ghl, receiver] = await Promise.all([startTestDatabase(), GhlStandIn.start(), WebhookReceiver.open()]);
  const env = { ...ghl.env, WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1' };
  game = await startGame({ databaseUrl: database.url, env });
  staff = await staffMember({ app: game, databaseUrl: database.url });
});
test.afterAll(async () => {
  await game.stop();
  await Promise.all([receiver.close(), ghl.close()]);
  await database.stop();
});

const open = async (page: Page, path: string, heading: string): Promise<void> => {
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), staff.token);
  await page.goto(`${game.url}/staff/integrations${path}`);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
};
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
const lastNameOf = (email: string): string | undefined => ghl.contacts.byEmail(email)?.standard['lastName'];
const writtenDown = (page: Page) => page.getByRole('button', { name: 'It is written down' });

test('an endpoint is added, tried, and shows what was sent to it', { tag: '@phone' }, async ({ page }) => {
  await open(page, '', 'Endpoints');
  await page.getByLabel('Address').fill(receiver.url);
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await page.keyboard.press('Escape');
  await writtenDown(page).click();
  await page.getByRole('button', { name: `Ping ${receiver.url}` }).click();
  await expect.poll(() => receiver.received.some(({ body }) => body.includes('webhook.ping'))).toBe(true);
  await expectFit(page);

  const player = await Player.begun(game.url, 'forgiving');
  await expect.poll(() => receiver.received.some(({ body }) => body.includes(player.sessionId))).toBe(true);
  await page.getByRole('link', { name: receiver.url }).click();
  const started = page.getByRole('listitem').filter({ hasText: 'session.started' }).first();
  await started.getByRole('button', { name: /^Show details/ }).click();
  await expect(started.getByText(player.sessionId).first()).toBeVisible();
  await expectFit(page);
  const sent = (): number => receiver.received.filter(({ body }) => body.includes('session.started')).length;
  expect(sent()).toBe(1);
  await started.getByRole('button', { name: /^Send again/ }).click();
  await expect.poll(sent).toBe(2);
});

test('a key is made, opens what it may, and is revoked', { tag: '@once' }, async ({ page }) => {
  await open(page, '/keys', 'Keys');
  await page.getByLabel('Name').fill('Reporting');
  await page.getByRole('button', { name: 'Make it' }).click();
  const key = await page.getByText(/^ssk_/).innerText();
  await writtenDown(page).click();
  const ask = async (): Promise<number> => {
    const headers = { authorization: `Bearer ${key}` };
    return (await fetch(`${game.url}/api/integrations/events?limit=1`, { headers })).status;
  };
  expect(await ask()).toBe(200);
  await page.getByRole('button', { name: 'Revoke Reporting' }).click();
  await page.getByRole('button', { name: 'Revoke it' }).click();
  await expect.poll(ask).toBe(401);
});

test('a lead that the CRM refuses is seen, mended and sent again', { tag: '@phone' }, async ({ page }) => {
  ghl.faultFor = ({ method }) => (method === 'GET' ? null : 422);
  const asked = { body: { name: 'Forms', scopes: ['leads:write'] } };
  const made = await staff.call<{ readonly key: string }>('POST', '/api/integrations/manage/keys', asked);
  const taken = await fetch(`${game.url}/api/integrations/leads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${made.body.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ann@example.org', firstName: 'Ann' }),
  });
  expect(taken.status).toBe(200);
  const { leadId } = (await taken.json()) as { readonly leadId: string };
  await open(page, '/crm', 'CRM');
  const lead = page.getByRole('listitem').filter({ hasText: leadId });
  await expect(async () => {
    await page.getByRole('button', { name: 'Read again' }).click();
    await expect(lead.getByText('failed').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectFit(page);
  ghl.faultFor = () => null;
  await lead.getByRole('button', { name: /^Mend the lead/ }).click();
  await page.getByLabel('Last name').fill('Berg');
  await page.getByRole('button', { name: 'Mend it' }).click();
  await expect.poll(() => lastNameOf('ann@example.org')).toBe('Berg');
});

test('what is empty says so', { tag: '@once' }, async ({ page }) => {
  await open(page, '/dead-letters', 'Dead letters');
  await expect(page.getByText('No job has failed for good.')).toBeVisible();
  await open(page, '/inbound-calls', 'Inbound calls');
  await expect(page.getByText('The CRM has not called yet.')).toBeVisible();
});
