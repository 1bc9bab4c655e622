import { type AnyEnvelope } from '../../support/projections/samples.js';
import { type AnalyticsDatabase, type Row, startAnalyticsDatabase } from './analytics-database.js';
import { AS_OF, STAFF } from './hand-made-log.js';
import { RANDOM_LOG, SEED, TAKEN } from './random-log.js';

/** Loops over the log alone: no read model, no SQL. */
interface Played {
  readonly who: string;
  readonly session: string;
  readonly day: number;
  readonly at: number;
  readonly turn: number;
  readonly terrain: string;
  readonly check: { readonly chance: number; readonly roll: number } | null;
}
const DAY_MS = 86_400_000;
const FIRST_MONDAY = Date.parse('2026-03-02T00:00:00Z');
const dayOf = (time: string): number => Math.floor((Date.parse(time) - FIRST_MONDAY) / DAY_MS);
const dateOf = (day: number): string => new Date(FIRST_MONDAY + day * DAY_MS).toISOString().slice(0, 10);
const TODAY = dayOf(AS_OF);
const who = (userId: string): string => TAKEN[userId] ?? userId;
const isStaff = (userId: string): boolean => who(userId) === STAFF;
type Data<Type> = Extract<AnyEnvelope, { readonly type: Type }>['data'];
const of = <Type extends AnyEnvelope['type']>(type: Type): readonly Data<Type>[] =>
  RANDOM_LOG.filter((event) => event.type === type).map(({ data }) => data as Data<Type>);
const TURNS: readonly Played[] = of('TurnResolved')
  .filter(({ userId }) => !isStaff(userId))
  .map(({ userId, sessionId, turn, resolvedAt, cell, check }) => ({
    ...{ who: who(userId), session: sessionId, day: dayOf(resolvedAt), at: Date.parse(resolvedAt) },
    ...{ turn, terrain: cell.terrain, check },
  }));
const weekOf = ({ day }: Pick<Played, 'day'>): number => Math.floor(day / 7);
const size = (values: readonly unknown[]): number => new Set(values).size;
const weeksOf = new Map<string, Set<number>>();
for (const turn of TURNS) weeksOf.set(turn.who, (weeksOf.get(turn.who) ?? new Set<number>()).add(weekOf(turn)));
const LIVES = [...weeksOf.values()];
const isOver = (week: number): boolean => (week + 1) * 7 <= TODAY;
const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1e4) / 1e4;
const keyOf = ({ session, turn }: Pick<Played, 'session' | 'turn'>): string => `${session} ${turn}`;
const FELL = new Set(of('CharacterFell').map(({ sessionId: session, turn }) => keyOf({ session, turn })));
const isDeath = (turn: Played): boolean => FELL.has(keyOf(turn));

let database: AnalyticsDatabase;
beforeAll(async () => {
  process.stdout.write(`ANALYTICS_SEED=${SEED}\n`);
  database = await startAnalyticsDatabase(RANDOM_LOG);
}, 60_000);
afterAll(() => database.stop());
const view = (name: string, columns = '*'): Promise<readonly Row[]> =>
  database.rows(`select ${columns} from analytics.${name}`);

it('daily active players', async () => {
  const days = Array.from({ length: Math.max(...TURNS.map(({ day }) => day)) + 1 }, (_, day) => day).slice(
    Math.min(...TURNS.map(({ day }) => day)),
  );
  expect(await view('daily_active_players')).toEqual(
    days.map((day) => {
      const here = TURNS.filter((turn) => turn.day === day);
      return {
        ...{
          day: dateOf(day),
          players: size(here.map((turn) => turn.who)),
          sessions: size(here.map((turn) => turn.session)),
        },
        ...{ turns: here.length, complete: day < TODAY },
      };
    }),
  );
});

it('lifecycle and retention, null where a week is not over', async () => {
  const first = Math.min(...LIVES.flatMap((weeks) => [...weeks]));
  const weeks = [0, 1, 2, 3].filter((week) => week >= first);
  const count = (week: number, is: (played: Set<number>) => boolean): number | null =>
    isOver(week) ? LIVES.filter(is).length : null;
  expect(await view('lifecycle')).toEqual(
    weeks.map((week) => ({
      week: dateOf(week * 7),
      new_players: count(week, (played) => Math.min(...played) === week),
      returning_players: count(week, (played) => played.has(week) && played.has(week - 1)),
      resurrected_players: count(
        week,
        (played) => played.has(week) && !played.has(week - 1) && Math.min(...played) < week,
      ),
      dormant_players: count(week, (played) => !played.has(week) && played.has(week - 1)),
    })),
  );
  const cohorts = weeks.filter((cohort) => LIVES.some((played) => Math.min(...played) === cohort));
  expect(await view('retention')).toEqual(
    cohorts.flatMap((cohort) =>
      Array.from({ length: 13 }, (_, week) => {
        const all = LIVES.filter((played) => Math.min(...played) === cohort);
        const returned = isOver(cohort + week) ? all.filter((played) => played.has(cohort + week)).length : null;
        const part = returned === null ? null : share(returned, all.length);
        return { cohort: dateOf(cohort * 7), players: all.length, week, returned, share: part };
      }),
    ),
  );
});

it('turns by choice, and fairness of rolls', async () => {
  const sagas = new Map(of('SessionStarted').map((data) => [data.sessionId, data]));
  const counted = new Map<string, Played[]>();
  for (const turn of TURNS) {
    const { faction, difficulty, profession } = sagas.get(turn.session) as Data<'SessionStarted'>;
    const key = [faction, difficulty, profession].join(' ');
    counted.set(key, [...(counted.get(key) ?? []), turn]);
  }
  const rows = await view(
    'turns_by_choice',
    "concat_ws(' ', faction, difficulty, profession) as of, turns, sessions, players",
  );
  expect(new Map(rows.map(({ of: key, ...numbers }) => [key, numbers]))).toEqual(
    new Map(
      [...counted].map(([key, turns]) => [
        key,
        { turns: turns.length, sessions: size(turns.map((t) => t.session)), players: size(turns.map((t) => t.who)) },
      ]),
    ),
  );
  const rolls = TURNS.flatMap(({ check }) => (check === null ? [] : [check]));
  for (const row of await view('roll_fairness')) {
    const here = rolls.filter(({ chance }) => Math.min(90, Math.floor(chance / 10) * 10) === row['chance_from']);
    const expected = here.reduce((sum, { chance }) => sum + chance / 100, 0);
    expect([row['rolls'], row['successes']]).toEqual([
      here.length,
      here.filter(({ chance, roll }) => roll <= chance).length,
    ]);
    expect(row['expected']).toBeCloseTo(expected, 3);
  }
});

it('deaths by turn and terrain', async () => {
  for (const row of await view('deaths')) {
    const here = TURNS.filter(({ turn, terrain }) => turn === row['turn'] && terrain === row['terrain']);
    const deaths = here.filter(isDeath).length;
    expect(row).toMatchObject({ turns: here.length, deaths, share: share(deaths, here.length) });
  }
  const [sum] = await view('deaths', 'sum(turns)::int as turns, sum(deaths)::int as deaths');
  expect(sum).toEqual({ turns: TURNS.length, deaths: TURNS.filter(isDeath).length });
});

it('token exhaustion: a guest that was taken over is the account', async () => {
  const spent = of('TokenSpent')
    .filter(({ userId }) => !isStaff(userId))
    .map(({ userId, spentAt }) => ({ who: who(userId), day: dayOf(spentAt), at: Date.parse(spentAt) }));
  for (const row of await view('token_exhaustion')) {
    const gone = new Map<string, number>();
    for (const { who: name, at: time } of spent.filter(({ day }) => dateOf(day) === row['day']))
      gone.set(name, Math.max(time, gone.get(name) ?? 0));
    const back = [...gone].filter(([name, time]) =>
      TURNS.some((turn) => turn.who === name && turn.at > time + 60_000 && turn.at <= time + 7 * DAY_MS),
    );
    const over = dayOf(`${String(row['day'])}T00:00:00Z`) + 8 <= TODAY;
    expect(row).toMatchObject({ exhausted_players: gone.size, back_players: over ? back.length : null });
  }
});

it('how turns are told', async () => {
  const played = new Map(TURNS.map((turn) => [keyOf(turn), turn]));
  const told = of('TurnNarrated').flatMap(({ sessionId: session, turn, narrator, latencyMs }) => {
    const of = played.get(keyOf({ session, turn }));
    return of === undefined ? [] : [{ day: of.day, key: keyOf(of), narrator, ms: latencyMs }];
  });
  const doubts = of('SentenceDoubted').filter(({ userId }) => !isStaff(userId));
  for (const row of await view('narration')) {
    const here = told.filter(({ day }) => dateOf(day) === row['day']);
    const asked = here.flatMap(({ ms }) => (ms === null ? [] : [ms])).sort((a, b) => a - b);
    const fell = here.filter(({ narrator, ms }) => narrator === 'floor' && ms !== null).length;
    const keys = new Set(here.map(({ key }) => key));
    const said = doubts.filter(({ sessionId: session, turn }) => keys.has(keyOf({ session, turn })));
    const middle =
      ((asked[Math.floor((asked.length - 1) / 2)] ?? 0) + (asked[Math.ceil((asked.length - 1) / 2)] ?? 0)) / 2;
    expect(row).toMatchObject({
      ...{ told: here.length, model_asked: asked.length, fallbacks: fell, fallback_share: share(fell, asked.length) },
      ...{ doubts: said.length, doubts_borne_out: said.filter(({ right }) => right === 'player').length },
    });
    if (asked.length > 0) expect(Math.abs(Number(row['latency_p50_ms']) - middle)).toBeLessThanOrEqual(0.5);
  }
  const [sum] = await view('narration', 'sum(told)::int as told, sum(doubts)::int as doubts');
  expect(sum).toEqual({ told: told.length, doubts: doubts.length });
});

it('leads by source', async () => {
  const reached = new Map(of('LeadConverted').map(({ leadId, to }) => [leadId, to]));
  const captured = of('LeadCaptured').filter(({ userId }) => userId === null || !isStaff(userId));
  const bySource = new Map<string, string[]>();
  for (const { leadId, leadSource } of captured) {
    const fair = captured.filter((lead) => lead.leadSource === leadSource).length;
    const source = leadSource === 'spring-fair' && fair < 5 ? 'other' : leadSource;
    bySource.set(source, [...(bySource.get(source) ?? []), reached.get(leadId) ?? 'lead']);
  }
  const rows = await view('lead_conversion', 'source, leads, players, accounts, subscribers');
  expect(new Map(rows.map(({ source, ...numbers }) => [source, numbers]))).toEqual(
    new Map(
      [...bySource].map(([source, all]) => [
        source,
        {
          leads: all.length,
          players: all.filter((to) => to !== 'lead').length,
          accounts: all.filter((to) => to === 'account' || to === 'subscriber').length,
          subscribers: all.filter((to) => to === 'subscriber').length,
        },
      ]),
    ),
  );
});

it('one person has one pseudonym in every view', async () => {
  const rows = await database.rows(
    `select player from analytics.exhaustions union select player from analytics.doubts
    union select player from analytics.leads where player is not null
    union select player from analytics.turns union select player from analytics.sessions
    except select player from analytics.players`,
  );
  expect(rows).toEqual([]);
});
