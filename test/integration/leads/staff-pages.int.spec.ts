import { randomUUID } from 'node:crypto';
import { type IntegrationAlternatives } from '#contracts/lead/alternatives.js';
import { MailReader } from '../../support/mail-reader.js';
import { Player } from '../../support/player.js';
import { readCsv } from '../../support/read-csv.js';
import { MailedGame, type Member } from '../mail/account-mail.fixture.js';

const MANY = 5_000;
const STAFF_EMAIL = 'Ada@Example.com';
const CALLS = ['/api/ghl/alternatives', '/api/ghl/export-csv'];

let game: MailedGame;
let staff: Member;
const statuses = async (player: Player | null): Promise<readonly number[]> =>
  Promise.all(
    CALLS.map(async (path) => {
      const headers = player ? { authorization: `Bearer ${player.token}` } : {};
      const response = await fetch(game.app.url + path, { headers });
      await response.body?.cancel();
      return response.status;
    }),
  );

beforeAll(async () => {
  game = await MailedGame.start({ STAFF_EMAILS: STAFF_EMAIL });
}, 120_000);
afterAll(() => game.stop(), 60_000);

it('shows the pages of staff to whoever has proven a listed address, and to nobody else', async () => {
  const [guest, other] = [new Player(game.app.url), await game.member()];
  await guest.signIn();
  staff = await game.newcomer(new MailReader(() => game.receiver, STAFF_EMAIL.toLowerCase()));
  for (const stranger of [null, guest, other, staff]) expect(await statuses(stranger)).toEqual([404, 404]);
  expect((await staff.confirm(await staff.nextToken())).status).toBe(200);
  expect(await statuses(staff)).toEqual([200, 200]);
  // Changing the address ends the rights of staff, until the listed address is confirmed again.
  const body = { email: 'ada@elsewhere.example', password: staff.password };
  const changed = await staff.call('POST', '/api/auth/change-email', { body });
  expect(changed.status).toBeLessThan(300);
  expect(await statuses(staff)).toEqual([404, 404]);
  expect(
    (await staff.call('POST', '/api/auth/change-email', { body: { ...body, email: STAFF_EMAIL } })).status,
  ).toBeLessThan(300);
});

it('tells what works here, having tried it', async () => {
  const { body } = await staff.call<IntegrationAlternatives>('GET', '/api/ghl/alternatives');
  // PUBLIC_URL leads to a host that does not exist; the mail server of the test answers.
  expect(body.connectivity).toEqual({
    webhookReachable: false,
    csvGenerationWorking: true,
    emailServiceAvailable: true,
  });
  expect(body.alternatives.webhook.webhookUrl).toBe('https://game.example/api/ghl/webhook');
  expect(body.alternatives.email.emailAddress).toBe('noreply@game.example');
});

const insert = (count: number, at: Date, mark: string) =>
  game.db.query(
    `INSERT INTO ghl_leads__v3 (id, first_name, last_name, email, phone, created_at, erased, position)
     SELECT $2 || '-' || md5(i::text), CASE WHEN i = 7 THEN '=1+1' ELSE 'Þóra' END, 'of "Hedeby", ' || chr(10) || 'north',
       i || '@example.org', '+4420794609' || (10 + i % 90), $3::timestamptz + (i / 3) * interval '1 ms', i = 9, i
     FROM generate_series(1, $1::int) AS i`,
    [count, mark, at],
  );

it('exports each lead once, while others are captured', async () => {
  await insert(MANY, new Date(Date.now() - 86_400_000), 'old');
  const token = `Bearer ${staff.token}`;
  const response = await fetch(`${game.app.url}/api/ghl/export-csv`, { headers: { authorization: token } });
  expect(response.headers.get('content-type')).toContain('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="leads-export-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const reader = (response.body ?? new ReadableStream<Uint8Array>()).getReader();
  const chunks: Uint8Array[] = [];
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    if (chunks.push(read.value) === 1) await insert(50, new Date(), `new-${randomUUID()}`);
  }
  const bytes = Buffer.concat(chunks);
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const [header, ...leads] = readCsv(bytes.subarray(3).toString());
  expect(header?.slice(0, 6)).toEqual(['id', 'ghlContactId', 'firstName', 'lastName', 'email', 'phone']);
  const ids = leads.map(([id = '']) => id);
  expect(ids.filter((id) => id.startsWith('new'))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  // The erased one is left out.
  expect(ids.length).toBe(MANY - 1);
  expect(leads.find(([, , , , email]) => email === '7@example.org')?.[2]).toBe("'=1+1");
  expect(leads.find(([, , , , email]) => email === '8@example.org')).toEqual(
    expect.arrayContaining(['Þóra', 'of "Hedeby", \nnorth', '+442079460918']),
  );
});

it('writes numbers for a spreadsheet or for a CRM, and knows no other reader', async () => {
  await game.db.query(
    `INSERT INTO ghl_leads__v3 (id, email, phone, created_at, position)
     VALUES ('spaced', 'spaced@example.org', '+44 20 7946 0958', now() - interval '2 days', 1)`,
  );
  const exported = (query: string): Promise<Response> =>
    fetch(`${game.app.url}/api/ghl/export-csv${query}`, { headers: { authorization: `Bearer ${staff.token}` } });
  const phoneIn = async (query: string): Promise<string | undefined> =>
    readCsv(await (await exported(query)).text()).find(([id]) => id === 'spaced')?.[5];
  expect(await Promise.all(['', '?for=spreadsheet', '?for=crm'].map(phoneIn))).toEqual([
    "'+44 20 7946 0958",
    "'+44 20 7946 0958",
    '+44 20 7946 0958',
  ]);
  for (const query of ['?for=', '?for=excel', '?for=crm&for=crm']) {
    const refused = await exported(query);
    expect([refused.status, await refused.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'INVALID_FIELD', details: { field: 'for' } }),
    ]);
  }
});

it("shows the lead of a person on that person's profile", async () => {
  await game.db.query(
    `INSERT INTO ghl_leads__v3 (id, ghl_contact_id, lead_source, ghl_tags, user_id, created_at, last_ghl_sync, position)
     VALUES ('mine', 'contact-17', 'rpg_game_embed', '["player"]', $1, now(), '2026-03-14T19:12:05Z', 1)`,
    [staff.userId],
  );
  expect((await staff.call('GET', '/api/user/profile')).body).toMatchObject({
    ghlContactId: 'contact-17',
    leadSource: 'rpg_game_embed',
    lastGhlSync: '2026-03-14T19:12:05.000Z',
    ghlTags: ['player'],
  });
});
