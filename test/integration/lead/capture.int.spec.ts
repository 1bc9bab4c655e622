import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { eventually } from '../../support/eventually.js';
import { GHL_KEY, GhlStandIn } from '../../support/ghl/ghl-stand-in.js';
import { type App, OPS } from '../../support/app.js';
import { definitionOf, Player } from '../../support/player.js';
import { startGameDatabase, type TestDatabase } from '../../support/postgres.js';
import { SECRETS, startGame } from '../../support/running-game.js';

let database: TestDatabase;
let ghl: GhlStandIn;
let game: App;
let db: pg.Pool;
beforeAll(async () => {
  [database, ghl] = await Promise.all([startGameDatabase(), GhlStandIn.start()]);
  ghl.contacts.addField('interests');
  ghl.contacts.addField('company_size');
  db = new pg.Pool({ connectionString: database.url, max: 2 });
  game = await startGame({ databaseUrl: database.url, env: ghl.env });
}, 120_000);
afterAll(async () => {
  await game.stop();
  await Promise.all([db.end(), ghl.close()]);
  await database.stop();
}, 60_000);

type Body = Readonly<Record<string, unknown>>;
const post = async (call: string, body: Body, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(`${game.url}/api/ghl/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Body };
};
const capture = (email: string, more: Body = {}, headers: Readonly<Record<string, string>> = {}) =>
  post('lead-capture', { email, firstName: 'Ann', lastName: 'Vex', ...more }, headers);
const leadId = ({ body }: { readonly body: Body }): string => String(body['leadId']);
const rowOf = async (id: string): Promise<Body> =>
  (await db.query<Body>('select * from ghl_leads where id = $1', [id])).rows[0] ?? {};
const contactOf = (email: string) => ghl.contacts.byEmail(email);

describe('a capture', () => {
  it.each([
    [{ email: 'nowhere' }, 'email', 'Valid email is required'],
    [{}, 'email', 'Valid email is required'],
    [{ email: 'a@b.org' }, 'username', 'Either username or both firstName and lastName are required'],
    [{ email: 'a@b.org', firstName: 'Ann' }, 'username', 'Either username or both firstName and lastName are required'],
    [{ email: 'a@b.org', username: 'ann', leadSource: 'a b' }, 'leadSource', expect.stringContaining('source')],
    [{ email: 'a@b.org', username: 'ann', customFields: { a: { b: 1 } } }, 'customFields', expect.anything()],
    [{ email: 'a@b.org', username: 'ann', customFields: { constructor: 1 } }, 'constructor', expect.anything()],
    [{ email: 'a@b.org', username: 'ann', interests: [1] }, 'interests', expect.anything()],
    [{ email: 'a@b.org', username: 'ann', phone: 'call me' }, 'phone', expect.stringContaining('phone number')],
    [{ email: 'a@b.org', username: 'ann', actionTokens: 0.5 }, 'actionTokens', 'Action tokens are a whole number'],
  ])('of %j is refused', async (body, field, message) => {
    expect(await post('lead-capture', body)).toMatchObject({ status: 400, body: { message, details: { field } } });
  });

  it('answers at once, is a row, and becomes a contact', async () => {
    const answer = await capture('one@example.org', {
      phone: '+4712345678',
      interests: 'maps, sagas',
      customFields: { company_size: 12, unknown_here: 'x' },
      actionTokens: 1_000,
    });
    expect(answer).toEqual({
      status: 200,
      body: {
        success: true,
        message: expect.any(String) as string,
        leadId: expect.any(String) as string,
        userId: null,
        ghlContactId: null,
        ghlApiResult: { status: 'queued' },
      },
    });
    await eventually(async () => expect(await rowOf(leadId(answer))).toMatchObject({ sync_status: 'synced' }));
    const contact = contactOf('one@example.org');
    expect(contact).toMatchObject({
      standard: { firstName: 'Ann', lastName: 'Vex', phone: '+4712345678', source: 'website' },
      custom: { 'field-interests': 'maps, sagas', 'field-company_size': '12' },
      tags: ['steppes-and-seas', 'source-website'],
    });
    expect(await rowOf(leadId(answer))).toMatchObject({
      email: 'one@example.org',
      ghl_contact_id: contact?.id,
      conversion_status: 'lead',
      lead_source: 'website',
      custom_fields: { company_size: '12', unknown_here: 'x' },
    });
  });

  it('of a known address adds interests, overwrites nothing, and tells nothing', async () => {
    const first = await capture('two@example.org', { phone: '+4711111111', interests: ['maps'] });
    await eventually(async () => expect(await rowOf(leadId(first))).toMatchObject({ sync_status: 'synced' }));
    const again = await capture('TWO@example.org', { firstName: 'Eve', phone: '+4722222222', interests: ['ships'] });
    expect(again).toEqual({ status: 200, body: { ...first.body, leadId: expect.any(String) as string } });
    expect(leadId(again)).not.toBe(leadId(first));
    await eventually(async () =>
      expect(await rowOf(leadId(first))).toMatchObject({
        first_name: 'Ann',
        phone: '+4711111111',
        interests: ['maps', 'ships'],
        sync_status: 'synced',
      }),
    );
    expect(await rowOf(leadId(again))).toEqual({});
    expect(contactOf('two@example.org')).toMatchObject({
      standard: { firstName: 'Ann', phone: '+4711111111' },
      custom: { 'field-interests': 'maps, ships' },
    });
  });

  it('of one address, fifty times at once, is one lead and one contact, and loses nothing', async () => {
    const interests = Array.from({ length: 50 }, (_, n) => `interest ${n}`);
    const answers = await Promise.all(interests.map((each) => capture('many@example.org', { interests: [each] })));
    expect(answers.map(({ status }) => status)).toEqual(interests.map(() => 200));
    expect(new Set(answers.map(leadId)).size).toBe(50);
    const find = 'select * from ghl_leads where email = $1';
    await eventually(async () => {
      const { rows } = await db.query<Body>(find, ['many@example.org']);
      expect(rows).toHaveLength(1);
      expect([...((rows[0]?.['interests'] ?? []) as string[])].sort()).toEqual([...interests].sort());
      expect(rows[0]).toMatchObject({ sync_status: 'synced' });
    });
    expect([...ghl.contacts.all.values()].filter(({ email }) => email === 'many@example.org')).toHaveLength(1);
  });

  it('that is sent again with its key, since its answer was lost, is the same lead', async () => {
    const headers = { 'idempotency-key': 'a-key-of-a-capture' };
    const first = await capture('lost@example.org', {}, headers);
    expect(await capture('lost@example.org', {}, headers)).toEqual(first);
  });

  it('that tells its owner nothing new says so, and nobody else learns it', async () => {
    const own = { authorization: `Bearer ${(await Player.guest(game.url)).token}` };
    const first = await capture('owner@example.org', { interests: ['maps'] }, own);
    expect(first.body).toMatchObject({ ghlContactId: null, ghlApiResult: { status: 'queued' } });
    await eventually(async () => expect(await rowOf(leadId(first))).toMatchObject({ sync_status: 'synced' }));
    const again = await capture('owner@example.org', { interests: ['Maps'] }, own);
    const ghlContactId = contactOf('owner@example.org')?.id;
    expect(again.body).toEqual({ ...first.body, ghlContactId, ghlApiResult: { status: 'synced' } });
    const more = await capture('owner@example.org', { interests: ['ships'] }, own);
    expect(more.body).toEqual({ ...again.body, ghlApiResult: { status: 'queued' } });
    expect((await capture('owner@example.org')).body).toMatchObject({
      ghlContactId: null,
      ghlApiResult: { status: 'queued' },
    });
  });
});

describe('engagement', () => {
  it('is written by whoever holds the id of the lead, and by nobody else', async () => {
    const lead = await capture('three@example.org');
    const stranger = await capture('three@example.org');
    const noted = { status: 200, body: { success: true, message: 'Noted.' } };
    const track = (body: Body) => post('track-engagement', { action: 'opened', details: { page: 'pricing' }, ...body });
    expect(await track({ leadId: leadId(stranger) })).toEqual(noted);
    expect(await track({ leadId: 'of nobody' })).toEqual(noted);
    expect(await track({ leadId: leadId(lead), details: 'a text' })).toEqual(noted);
    expect(await track({ userId: 'somebody' })).toMatchObject({ status: 403, body: { code: 'NOT_YOURS' } });
    expect(await track({ action: '<script>' })).toMatchObject({ status: 400 });
    expect(await track({ details: { a: 'x'.repeat(501) } })).toMatchObject({ status: 400 });
    await eventually(async () =>
      expect(await rowOf(leadId(lead))).toMatchObject({
        engagement_events: [{ action: 'opened', details: { details: 'a text' }, at: expect.any(String) as string }],
      }),
    );
  });

  it('follows a lead into the game, up to the contact, and ends with the person', async () => {
    const email = 'player@example.org';
    const lead = await capture(email, { leadSource: 'rpg_game_embed' });
    const player = await Player.guest(game.url);
    const { userId } = player;
    await post(
      'track-engagement',
      { action: 'embed_game_started', details: {}, leadId: leadId(lead), userId },
      { authorization: `Bearer ${player.token}` },
    );
    await eventually(async () => expect(await rowOf(leadId(lead))).toMatchObject({ user_id: userId }));
    await player.begin(definitionOf());
    expect(await player.act('first', Player.next((await player.choices()).body))).toMatchObject({ status: 200 });
    await eventually(async () =>
      expect(await rowOf(leadId(lead))).toMatchObject({
        conversion_status: 'player',
        ghl_tags: expect.arrayContaining(['player', 'plays-vikings', 'plays-curious']) as string[],
        sync_status: 'synced',
      }),
    );
    expect(contactOf(email)?.tags).toEqual(expect.arrayContaining(['player', 'plays-vikings', 'plays-curious']));
    const exported = await player.call<string>('GET', '/api/user/export');
    expect(JSON.stringify(exported.body)).toContain(email);

    expect((await player.call('POST', '/api/user/delete', { body: {} })).status).toBe(204);
    await eventually(() => expect(contactOf(email)).toBeUndefined());
    expect(await rowOf(leadId(lead))).toMatchObject({
      email: null,
      first_name: null,
      ghl_contact_id: null,
      engagement_events: [],
      erased: true,
    });
    await eventually(async () => {
      const left = await db.query('select 1 from leads where lead_id = $1', [leadId(lead)]);
      expect([left.rowCount, (await db.query('select 1 from crm_deletions')).rowCount]).toEqual([0, 0]);
    });
    expect(game.output()).not.toContain(GHL_KEY);
  });
});

it('hides the test of the connection from everybody but staff', async () => {
  expect((await post('test-connection', {})).status).toBe(404);
});

it('erases a lead alone, and its contact, by the command of an operator', async () => {
  const lead = await capture('alone@example.org');
  await eventually(() => expect(contactOf('alone@example.org')).toBeDefined());
  const env = { PATH: process.env['PATH'], DATABASE_URL: database.url, DATA_DIR: game.dataDir, ...SECRETS };
  const { stdout } = await promisify(execFile)(process.execPath, [OPS, 'leads', 'erase', leadId(lead)], { env });
  expect(stdout).toContain(`The lead ${leadId(lead)} is erased.`);
  await eventually(() => expect(contactOf('alone@example.org')).toBeUndefined());
  await eventually(async () => expect(await rowOf(leadId(lead))).toMatchObject({ email: null, erased: true }));
  expect(leadId(await capture('alone@example.org'))).not.toBe(leadId(lead));
});
