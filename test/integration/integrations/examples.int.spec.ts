import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type CloudEvent } from '#contracts/integration/cloud-event.js';
import { FEED_TYPES } from '#contracts/integration/feed/public-events.js';
import { WebhookEndpoints } from '#backend/modules/integration/webhooks/endpoints.js';
import { systemClock } from '#backend/platform/clock/clock.js';
import { SealedSecrets } from '#backend/platform/keys/sealed-secrets.js';
import { serverKeysFrom } from '#backend/platform/log/server-keys.js';
import { freePort } from '#backend/platform/net/free-port.js';
import { systemRandom } from '#backend/platform/random/random.js';
import { newApiKey } from '../../support/api-key.js';
import { type App, OPS } from '../../support/app.js';
import { eventually } from '../../support/eventually.js';
import { FeedClient } from '../../support/feed-client.js';
import { Player } from '../../support/player.js';
import { startGameDatabase, type TestDatabase } from '../../support/postgres.js';
import { recordedEvents } from '../../support/recorded-events.js';
import { SECRETS, startGame } from '../../support/running-game.js';
import { type SmtpReceiver, startSmtpReceiver } from '../../support/smtp-receiver.js';
import { verified, WebhookReceiver } from '../../support/webhook-receiver.js';

const STAFF = 'staff@example.com';

let database: TestDatabase;
let folder: string;
let game: App;
let smtp: SmtpReceiver;
let env: Readonly<Record<string, string>>;
const children: ChildProcess[] = [];
beforeAll(async () => {
  [database, smtp, folder] = await Promise.all([
    startGameDatabase(),
    startSmtpReceiver(),
    mkdtemp(path.join(tmpdir(), 'integration-')),
  ]);
  env = { WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1', STAFF_EMAILS: STAFF, SMTP_URL: smtp.url() };
  game = await startGame({ databaseUrl: database.url, env });
}, 60_000);
afterAll(async () => {
  for (const child of children) child.kill();
  await game.stop();
  await smtp.close();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

interface Script {
  readonly child: ChildProcess;
  readonly printed: () => string;
}
const run = (script: string, args: readonly string[], more: Readonly<Record<string, string>>): Script => {
  const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...more } });
  children.push(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  return { child, printed: () => printed };
};
const finished = async (script: Script): Promise<string> => {
  const [code] = (await once(script.child, 'exit')) as [number];
  if (code !== 0) throw new Error(`exit code ${code}: ${script.printed()}`);
  return script.printed();
};
/** `npm run webhooks -- …` of the built game. */
const webhooks = (...args: readonly string[]): Promise<string> =>
  finished(
    run(OPS, ['webhooks', ...args], {
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      ...SECRETS,
      ...env,
    }),
  );
/** Of the last event that the feed has. */
const newestCursor = async (): Promise<string> => {
  const client = new FeedClient(game.url, await newApiKey(database.url, ['events:read']));
  return (await client.page('?limit=1000')).events.at(-1)?.cursor ?? '';
};
const newGuest = async (): Promise<string> => {
  const guest = new Player(game.url);
  await guest.signIn();
  return guest.userId;
};

it('calls the receiver of docs/examples, which finds every call good', async () => {
  const port = await freePort();
  const added = await webhooks('add', `http://127.0.0.1:${port}/`);
  const [id = '', secret = ''] = added.split('\n').filter((line) => /^(ep|whsec)_/.test(line));
  const example = run('docs/examples/receive-webhooks.mjs', [], { SECRET: secret, PORT: String(port) });
  await eventually(() => expect(example.printed()).toContain('listening'));
  const userId = await newGuest();
  await eventually(() =>
    expect(example.printed()).toContain(`steppes-and-seas.account.guest-created people/${userId}\n`),
  );
  expect(await webhooks('ping', id)).toMatch(/^204 after \d+ ms\.$/m);
  expect(example.printed()).toContain(`steppes-and-seas.webhook.ping webhooks/${id}\n`);
  expect(await webhooks('deliveries', id)).toMatch(/steppes-and-seas\.account\.guest-created · delivered · 1 attempts/);
});

it('sends one delivery again, or a range of the log, when the staff asks for it', async () => {
  const receiver = await WebhookReceiver.open();
  const before = await newestCursor();
  const missed = await Promise.all([newGuest(), newGuest()]);
  const added = await webhooks('add', receiver.url, '--types', 'steppes-and-seas.account.guest-created');
  const [id = '', secret = ''] = added.split('\n').filter((line) => /^(ep|whsec)_/.test(line));
  const until = await newestCursor();
  const sent = await newGuest();
  const people = (): readonly unknown[] => receiver.received.map((one) => verified(secret, one).data['userId']);
  await eventually(() => expect(people()).toEqual([sent]));

  const [messageId = ''] = receiver.ids;
  expect(await webhooks('redeliver', id, messageId)).toContain('1 to be sent.');
  await eventually(() => expect(receiver.ids).toEqual([messageId, messageId]), 30_000);
  expect(await webhooks('redeliver', id, '--after', before, '--until', until)).toContain('2 to be sent.');
  await eventually(() => expect([...people().slice(2)].sort()).toEqual([...missed].sort()), 30_000);
  expect(await webhooks('redeliver', id, '--after', before)).toContain('3 to be sent.');
  await eventually(() => expect([...people().slice(4)].sort()).toEqual([...missed, sent].sort()), 30_000);
  await expect(webhooks('redeliver', id, 'of-nobody')).rejects.toThrow('No event with the id of-nobody was sent');
  await expect(webhooks('redeliver', id, '--after', 'nowhere')).rejects.toThrow('nowhere is no cursor');
  await webhooks('remove', id);
  await receiver.close();
});

it('prints what sends again what an endpoint missed, ready to be pasted', async () => {
  const [receiver, witness] = await Promise.all([WebhookReceiver.open(), WebhookReceiver.open()]);
  const added = await webhooks('add', receiver.url, '--types', 'account.*');
  const [other = ''] = /^ep_\w+$/m.exec(await webhooks('add', witness.url, '--types', 'account.*')) ?? [];
  const [id = '', secret = ''] = added.split('\n').filter((line) => /^(ep|whsec)_/.test(line));
  await webhooks('disable', id);
  const missed = await Promise.all([newGuest(), newGuest()]);
  await eventually(() => expect(witness.received).toHaveLength(2));
  const printed = await webhooks('enable', id);
  const [, args = ''] = /^npm run webhooks -- (redeliver .+)$/m.exec(printed) ?? [];
  expect(printed).not.toMatch(/<[a-z]+>/);
  expect(await webhooks(...args.split(' '))).toContain('2 to be sent.');
  const people = (): readonly unknown[] => receiver.received.map((one) => verified(secret, one).data['userId']);
  await eventually(() => expect([...people()].sort()).toEqual([...missed].sort()), 30_000);
  expect(await webhooks('redeliver', id, '--since-disabled')).toContain('0 to be sent.');
  expect(await webhooks('redeliver', id, '--since', '1h', '--until', '2020-01-01')).toContain('0 to be sent.');
  await Promise.all([webhooks('remove', id), webhooks('remove', other)]);
  await Promise.all([receiver.close(), witness.close()]);
}, 60_000);

it('sends a test endpoint one sample of each type', async () => {
  const receiver = await WebhookReceiver.open();
  const [id = ''] = /^ep_\w+$/m.exec(await webhooks('add', receiver.url, '--test')) ?? [];
  const types = Object.values(FEED_TYPES).map(({ type }) => type);
  expect((await webhooks('trigger', id, 'all')).match(/: 204 after/g)).toHaveLength(types.length);
  const events = receiver.received.map(({ body }) => JSON.parse(body) as CloudEvent);
  expect(events.map(({ type }) => type).sort()).toEqual(types.sort());
  expect(events.every(({ test }) => test === true)).toBe(true);
  await expect(webhooks('redeliver', id, '--since', '1h')).rejects.toThrow('it gets no real events');
  await webhooks('remove', id);
  await receiver.close();
}, 60_000);

it('is followed by the example of docs/examples, which goes on where it stopped', async () => {
  const settings = {
    GAME: game.url,
    KEY: await newApiKey(database.url, ['events:read']),
    CURSOR_FILE: path.join(folder, 'cursor.txt'),
    ONCE: 'yes',
  };
  const follow = async (): Promise<number> =>
    (await finished(run('docs/examples/follow-events.mjs', [], settings))).split('\n').length - 1;
  const before = (await recordedEvents(database.url)).length;
  expect(await follow()).toBe(before);
  await newGuest();
  const after = (await recordedEvents(database.url)).length;
  expect(await follow()).toBe(after - before);
});

it('tells the staff by mail when an endpoint wants no more', async () => {
  const db = new pg.Pool({ connectionString: database.url, max: 1 });
  const sealed = new SealedSecrets(serverKeysFrom(SECRETS.DICE_KEY).sharedSecrets, systemRandom);
  const endpoints = new WebhookEndpoints(db, sealed, systemClock, systemRandom);
  const receiver = await WebhookReceiver.open();
  receiver.answers = () => [410];
  const url = `${receiver.url}?token=of-the-receiver`;
  const { id } = await endpoints.add({ url, types: ['steppes-and-seas.account.guest-created'], test: false });
  await newGuest();
  await eventually(() => expect(smtp.mailsTo(STAFF)).toHaveLength(1), 20_000);
  const [mail] = smtp.mailsTo(STAFF);
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(`npm run webhooks -- redeliver ${id} --since-disabled`);
  expect(`${mail?.text}${game.output()}`).not.toContain('of-the-receiver');
  expect(game.output()).toContain('a webhook endpoint was disabled');
  expect(await endpoints.find(id)).toMatchObject({ disabledReason: 'it answered 410' });
  await Promise.all([receiver.close(), db.end()]);
});
