import { FIGURES } from '#backend/modules/analytics/views/views.js';
import { type Scope } from '#backend/modules/analytics/views/view.js';
import { type AnalyticsDatabase, pseudonymOf, type Row, startAnalyticsDatabase } from './analytics-database.js';
import { HAND_MADE_LOG } from './hand-made-log.js';

let database: AnalyticsDatabase;
beforeAll(async () => {
  database = await startAnalyticsDatabase(HAND_MADE_LOG);
}, 60_000);
afterAll(() => database.stop());

/** Rows as lists of their values, in the order of the columns. */
const values = (rows: readonly Row[]): readonly (readonly unknown[])[] => rows.map((row) => Object.values(row));
const view = async (name: string, columns = '*'): Promise<readonly (readonly unknown[])[]> =>
  values(await database.rows(`select ${columns} from analytics.${name}`));
const part = async (name: string, scope: Scope): Promise<readonly (readonly unknown[])[]> =>
  values(await database.rows(FIGURES.find((figure) => figure.name === name)?.sqlOf(scope) ?? ''));

it('counts the players of each day, also of days on which nobody played', async () => {
  const days = await view('daily_active_players', 'day, players, sessions, turns, complete');
  expect(days).toHaveLength(23);
  expect(days.filter(([, players]) => players !== 0)).toEqual([
    ['2026-03-02', 2, 2, 10, true],
    ['2026-03-03', 1, 1, 2, true],
    ['2026-03-10', 2, 2, 2, true],
    ['2026-03-16', 2, 2, 2, true],
    ['2026-03-17', 1, 1, 1, true],
    ['2026-03-24', 2, 2, 2, true],
  ]);
});

it('knows who of a cohort came back, and nothing of weeks that are not over', async () => {
  const cells = await view('retention', 'cohort, players, week, returned, share');
  expect(cells).toHaveLength(3 * 13);
  expect(cells.filter(([, , week]) => Number(week) < 4)).toEqual([
    ['2026-03-02', 3, 0, 3, 1],
    ['2026-03-02', 3, 1, 1, 0.3333],
    ['2026-03-02', 3, 2, 1, 0.3333],
    ['2026-03-02', 3, 3, null, null],
    ['2026-03-09', 1, 0, 1, 1],
    ['2026-03-09', 1, 1, 1, 1],
    ['2026-03-09', 1, 2, null, null],
    ['2026-03-09', 1, 3, null, null],
    ['2026-03-16', 1, 0, 1, 1],
    ['2026-03-16', 1, 1, null, null],
    ['2026-03-16', 1, 2, null, null],
    ['2026-03-16', 1, 3, null, null],
  ]);
  expect(cells.slice(4).every(([, , week, returned]) => Number(week) < 4 || returned === null)).toBe(true);
});

it('knows new, returning, resurrected and dormant players of each week that is over', async () => {
  expect(await view('lifecycle')).toEqual([
    ['2026-03-02', 3, 0, 0, 0],
    ['2026-03-09', 1, 1, 0, 2],
    ['2026-03-16', 1, 1, 1, 1],
    ['2026-03-23', null, null, null, null],
  ]);
});

it('follows first visits to a subscription; another device of somebody known is no first visit', async () => {
  expect(await view('funnel')).toEqual([
    [1, 'first visit', 3, 3, 1, null],
    [2, 'difficulty', 2, 2, 0.6667, 0.6667],
    [3, 'world', 2, 2, 0.6667, 1],
    [4, 'character', 2, 2, 0.6667, 1],
    [5, 'first turn', 2, 2, 0.6667, 1],
    [6, 'tenth turn', 1, 1, 0.3333, 0.5],
    [7, 'sign-up', 1, 1, 0.3333, 1],
    [8, 'subscription', 1, 1, 0.3333, 1],
  ]);
});

it('counts turns by people, difficulty and profession', async () => {
  expect(await view('turns_by_choice')).toEqual([
    ['vikings', 'normal', 'warrior', 11, 1, 1, 0],
    ['vikings', 'normal', 'merchant', 3, 1, 1, 0],
    ['mongols', 'forgiving', 'scout', 2, 1, 1, 0],
    ['samurai', 'hardcore', 'scout', 2, 1, 1, 0],
    ['empire', 'normal', 'scholar', 1, 1, 1, 0],
  ]);
});

it('holds rolls against the chances that were promised', async () => {
  expect(await view('roll_fairness')).toEqual([
    [60, 69, 9, 5.4, 6, 0.6, 0.6667, 0.2799, 0.9201, true],
    [90, 100, 2, 1.9, 0, 0.95, 0, 0.6479, 1, false],
  ]);
});

it('counts deaths by turn and terrain', async () => {
  expect(await view('deaths_by_turn')).toEqual([
    [1, 5, 13, 1, 0.0769],
    [6, 10, 5, 0, 0],
    [11, 20, 1, 0, 0],
  ]);
  expect(await view('deaths_by_terrain')).toEqual([
    ['swamp', 1, 1, 1],
    ['plains', 18, 0, 0],
  ]);
  expect((await view('deaths')).filter(([, terrain]) => terrain === 'swamp')).toEqual([[2, 'swamp', 1, 1, 1]]);
});

it('knows who ran out of tokens, and who was back within seven days that are over', async () => {
  expect((await view('token_exhaustion')).filter(([, , exhausted]) => exhausted !== 0)).toEqual([
    ['2026-03-03', 1, 1, 1, 0],
    ['2026-03-10', 2, 1, 0.5, 1],
    ['2026-03-24', 2, 1, 0.5, null],
  ]);
});

it('knows how turns are told', async () => {
  expect(await view('narration')).toEqual([['2026-03-02', 4, 3, 3_000, 4_800, 1, 0.3333, 2, 1, 0.5]]);
});

it('knows how far leads came, by source; a rare one is not named', async () => {
  expect(await view('lead_conversion')).toEqual([
    ['spring-fair', 5, 1, 0, 0, 0.2, 0, 0],
    ['website', 2, 1, 1, 1, 0.5, 0.5, 0.5],
    ['other', 1, 0, 0, 0, 0, 0, 0],
  ]);
});

it('answers for a part of the days and of the sagas', async () => {
  expect(await part('daily_active_players', { from: '2026-03-10', to: '2026-03-10', faction: 'vikings' })).toEqual([
    ['2026-03-10', 2, 2, 2, true],
  ]);
  expect(await part('roll_fairness', { difficulty: 'hardcore' })).toEqual([
    [90, 100, 2, 1.9, 0, 0.95, 0, 0.6479, 1, false],
  ]);
  expect((await part('retention', { from: '2026-03-09', to: '2026-03-15' })).map(([cohort]) => cohort)).toEqual(
    Array.from({ length: 13 }, () => '2026-03-09'),
  );
  expect((await part('funnel', { from: '2026-03-03' })).map(([, , reached]) => reached)).toEqual([
    1, 1, 1, 1, 1, 0, 0, 0,
  ]);
  expect(await part('lead_conversion', { to: '2026-03-01' })).toEqual([]);
  for (const figure of FIGURES)
    await expect(
      database.rows(figure.sqlOf({ from: '2027-01-01', to: '2027-01-02', faction: 'empire', difficulty: 'normal' })),
    ).resolves.toBeDefined();
});

it('has one pseudonym of a player in every view, none of staff, and keeps the counts of who was erased', async () => {
  const players = await view('players', 'player, kind, tier, erased');
  expect(players).toHaveLength(5);
  expect(players).toContainEqual([pseudonymOf('ann'), 'account', 'free', false]);
  expect(players).toContainEqual([pseudonymOf('eve'), 'guest', 'free', true]);
  for (const name of ['players', 'sessions', 'turns', 'visits', 'exhaustions', 'leads']) {
    const found = (await view(name, 'player')).flat();
    expect([name, found.includes(pseudonymOf('ann')), found.includes(pseudonymOf('sue'))]).toEqual([name, true, false]);
  }
  expect((await view('turns', 'session')).flat()).toContain(pseudonymOf('saga of eve'));
});
