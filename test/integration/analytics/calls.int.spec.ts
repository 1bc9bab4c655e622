import { randomUUID } from 'node:crypto';
import { type FigureList, type FigureView } from '#contracts/analytics/views.js';
import { type ErrorBody } from '#contracts/http/error-body.js';
import { type StaffActView } from '#contracts/support/views.js';
import { eventually } from '../../support/eventually.js';
import { MailReader } from '../../support/mail-reader.js';
import { definitionOf, Player } from '../../support/player.js';
import { readCsv } from '../../support/read-csv.js';
import { enrolled } from '../../support/second-factor.js';
import { MailedGame, type Member } from '../mail/account-mail.fixture.js';

const STAFF_EMAIL = 'sigrid@example.com';
const FIGURES = '/api/staff/analytics/figures';
const ONE = `${FIGURES}/turns_by_choice`;
const TODAY = new Date().toISOString().slice(0, 10);

let game: MailedGame;
let staff: Member;
const figure = async (query = '', name = 'turns_by_choice'): Promise<FigureView> => {
  const { status, body } = await staff.call<FigureView>('GET', `${FIGURES}/${name}${query}`);
  expect(status).toBe(200);
  return body;
};
const visit = (body: object, token?: string) =>
  fetch(`${game.app.url}/api/visits`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });

beforeAll(async () => {
  game = await MailedGame.start({ STAFF_EMAILS: STAFF_EMAIL });
  staff = await game.newcomer(new MailReader(() => game.receiver, STAFF_EMAIL));
}, 120_000);
afterAll(() => game.stop(), 60_000);

it('is no page to whoever is no staff, and asks staff for the second factor', async () => {
  const guest = await Player.guest(game.app.url);
  for (const path of [FIGURES, ONE, `${ONE}/csv`]) {
    for (const stranger of [guest, staff]) expect((await stranger.call('GET', path)).status).toBe(404);
    expect((await fetch(game.app.url + path)).status).toBe(404);
  }
  await staff.confirm(await staff.nextToken());
  for (const path of [FIGURES, ONE, `${ONE}/csv`]) {
    const { status, body } = await staff.call<ErrorBody>('GET', path);
    expect([status, body.code]).toEqual([403, 'SECOND_FACTOR_NEEDED']);
  }
  await enrolled(staff);
  expect((await staff.call<FigureList>('GET', FIGURES)).body.figures).toHaveLength(12);
});

it('counts a played turn, narrowed by people, difficulty and day; staff who play are left out', async () => {
  const player = await Player.begun(game.app.url, 'hardcore');
  await player.act('one', Player.next((await player.choices()).body, 1));
  const who = { faction: 'vikings', difficulty: 'hardcore', turns: 1, players: 1 };
  await eventually(async () => expect((await figure()).rows).toEqual([expect.objectContaining(who)]));
  await staff.begin(definitionOf('forgiving'));
  await staff.act('one', Player.next((await staff.choices()).body, 1));
  const played = async () => (await game.db.query('select from turn_facts')).rowCount;
  await eventually(async () => expect(await played()).toBe(2));
  for (const [query, rows] of [
    ['', 1],
    ['?faction=vikings&difficulty=hardcore', 1],
    [`?from=${TODAY}&to=${TODAY}`, 1],
    ['?difficulty=forgiving', 0],
    ['?faction=mongols', 0],
    ['?to=2020-01-01', 0],
  ] as const)
    expect([query, (await figure(query)).rows.length]).toEqual([query, rows]);
  const { sql, cut, columns } = await figure('?faction=vikings');
  expect([sql, cut, columns[0]]).toEqual([
    expect.stringContaining("faction = 'vikings'"),
    false,
    { name: 'faction', comment: expect.any(String) as string },
  ]);
});

it('is a file with the same numbers, and every view of it is recorded', async () => {
  const response = await fetch(`${game.app.url}${ONE}/csv?faction=vikings`, {
    headers: { authorization: `Bearer ${staff.token}` },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/csv; charset=utf-8; header=present',
  ]);
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="turns-by-choice-\d{4}-\d\d-\d\d.csv"$/,
  );
  expect(response.headers.get('cache-control')).toContain('no-store');
  const [head, ...rows] = readCsv(await response.text());
  const { columns, rows: shown } = await figure('?faction=vikings');
  expect(head).toEqual(columns.map(({ name }) => name));
  expect(rows).toEqual(shown.map((row) => columns.map(({ name }) => String(row[name] ?? ''))));
  await eventually(async () => {
    const acts = (await staff.call<readonly StaffActView[]>('GET', '/api/staff/acts?limit=200')).body;
    const whats = acts.map(({ what }) => what);
    expect(whats).toEqual(expect.arrayContaining(['analytics-turns-by-choice', 'analytics-turns-by-choice-csv']));
  });
});

it.each([
  ['?from=yesterday', 'from', 'A day is written as 2026-03-14'],
  ['?from=2026-02-31', 'from', 'A day is written as 2026-03-14'],
  ['?from=2026-03-02&to=2026-03-01', 'to', 'The last day lies before the first'],
  ['?faction=elves', 'faction', 'There is no such people'],
  [`?difficulty=${encodeURIComponent("normal' or true --")}`, 'difficulty', 'There is no such difficulty'],
  ['?faction=vikings&faction=mongols', 'faction', 'There is no such people'],
])('says what is wrong with %s', async (query, field, message) => {
  for (const path of [ONE, `${ONE}/csv`]) {
    const { status, body } = await staff.call<ErrorBody>('GET', path + query);
    expect([status, JSON.stringify(body).includes(field), JSON.stringify(body)]).toEqual([
      400,
      true,
      expect.stringContaining(message),
    ]);
  }
});

it.each(['no_such_figure', 'players', "x'; drop table users; --", '__proto__'])('has no figure %s', async (name) => {
  expect((await staff.call('GET', `${FIGURES}/${encodeURIComponent(name)}`)).status).toBe(404);
});

it('takes a visit without a word of who visits, once for each step, and refuses what is none', async () => {
  const visitId = randomUUID();
  const report = async (step: string, token?: string): Promise<void> =>
    expect((await visit({ visitId, step, isFirst: true }, token)).status).toBe(204);
  for (const step of ['opened', 'opened']) await report(step);
  const player = await Player.guest(game.app.url);
  for (const step of ['difficulty', 'world', 'world']) await report(step, player.token);
  const events = async (): Promise<readonly string[]> =>
    (
      await game.db.query<{ type: string }>('select type from events where stream = $1 order by position', [
        `visit-${visitId}`,
      ])
    ).rows.map(({ type }) => type);
  expect(await events()).toEqual(['VisitBegan', 'VisitStepReached', 'VisitStepReached']);
  await eventually(async () =>
    expect((await figure('', 'funnel')).rows.slice(0, 3).map(({ reached }) => reached)).toEqual([1, 1, 1]),
  );
  for (const bad of [{}, { visitId: 'me', step: 'opened', isFirst: true }, { visitId, step: 'paid', isFirst: true }])
    expect((await visit(bad)).status).toBe(400);
});
