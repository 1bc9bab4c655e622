import { FIGURES } from '#backend/modules/analytics/views/views.js';
import { pseudonymOf, type Row } from '../analytics-database.js';
import { funnel } from '../counting.js';
import { DAYS, iso } from './random.js';
import { type Data, dateOf, dayOf, isStaff, of, TURNS, type View, who } from './the-log.js';

interface Visit {
  readonly id: string;
  readonly person: string | null;
  readonly isFirst: boolean;
  readonly beganAt: number;
  readonly difficulty: number | null;
  readonly world: number | null;
}
const timeOf = (time: string | undefined): number | null => (time === undefined ? null : Date.parse(time));
/** Null of none. */
const earliest = (times: readonly string[]): number | null =>
  times.length === 0 ? null : Math.min(...times.map((time) => Date.parse(time)));

const visitOf = ({ visitId, userId, isFirst, beganAt }: Data<'VisitBegan'>): Visit => {
  const steps = of('VisitStepReached').filter((step) => step.visitId === visitId);
  const known = [userId, ...steps.map((step) => step.userId)].findLast((id) => id !== null) ?? null;
  const reached = (name: string): number | null => timeOf(steps.find(({ step }) => step === name)?.reachedAt);
  return {
    ...{ id: visitId, person: known === null ? null : who(known), isFirst, beganAt: Date.parse(beganAt) },
    ...{ difficulty: reached('difficulty'), world: reached('world') },
  };
};
const VISITS = of('VisitBegan')
  .map(visitOf)
  .filter(({ person }) => person === null || !isStaff(person));

const is = (person: string) => (event: { readonly userId: string }) => who(event.userId) === person;
const signUpsOf = (person: string): readonly string[] =>
  [...of('AccountRegistered'), ...of('GuestBecameAccount')].filter(is(person)).map((event) => event.registeredAt);
/** The first that was seen of somebody, by whichever name and device. */
const cameAt = (person: string): number | null => {
  const guests = of('GuestCreated').filter(is(person));
  const visits = VISITS.filter((visit) => visit.person === person);
  return earliest([
    ...guests.map(({ createdAt }) => createdAt),
    ...signUpsOf(person),
    ...visits.map(({ beganAt }) => iso(beganAt)),
  ]);
};

/** What came of a visit, in the order of the funnel: when, or null for never. */
const stepsOf = ({ person, beganAt, difficulty, world }: Visit): readonly (number | null)[] => {
  if (person === null) return [beganAt, difficulty, world, null, null, null, null, null];
  const begun = of('SessionStarted').filter(is(person));
  const turns = TURNS.filter((turn) => turn.who === person)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
  const subscribed = of('SubscriptionActivated').filter(is(person));
  return [
    ...[beganAt, difficulty, world],
    earliest(begun.map(({ startedAt }) => startedAt).filter((time) => Date.parse(time) >= beganAt)),
    ...[turns[0] ?? null, turns[9] ?? null],
    earliest(signUpsOf(person)),
    earliest(subscribed.map(({ activatedAt }) => activatedAt)),
  ];
};
const isFirstVisit = ({ person, isFirst, beganAt }: Visit): boolean =>
  isFirst && (person === null || (cameAt(person) ?? beganAt) >= beganAt);

const funnelOf = (visits: readonly Visit[]): readonly Row[] =>
  funnel(visits.filter(isFirstVisit).map((visit) => stepsOf(visit).map((at) => at !== null)));

type Query = (sql: string) => Promise<readonly Row[]>;
const COLUMNS = ['began_at', 'difficulty_at', 'world_at', 'character_at', 'first_turn_at', 'tenth_turn_at'];
const LATER = ['registered_at', 'subscribed_at'];

export const countsFirstVisits = (view: View, query: Query): void => {
  it('each visit: whose it is, whether it is the first, and when it came how far', async () => {
    const rows = await view('visits');
    const counted = VISITS.map((visit): Row => {
      const times = stepsOf(visit).map((at) => (at === null ? null : new Date(at)));
      return {
        ...{ visit: pseudonymOf(visit.id), player: visit.person === null ? null : pseudonymOf(visit.person) },
        ...{ first_visit: isFirstVisit(visit), day: dateOf(dayOf(iso(visit.beganAt))) },
        ...Object.fromEntries([...COLUMNS, ...LATER].map((column, n) => [column, times[n]])),
      };
    });
    const byVisit = (all: readonly Row[]) => new Map(all.map(({ visit, ...row }) => [visit, row]));
    expect(rows).toHaveLength(counted.length);
    expect(byVisit(rows)).toEqual(byVisit(counted));
  });

  it('the funnel, of all days, of each day and of each week, also one that is not over', async () => {
    expect(await view('funnel')).toEqual(funnelOf(VISITS));
    const figure = FIGURES.find(({ name }) => name === 'funnel');
    const parts = [...DAYS.map((day) => [day, day] as const), ...[0, 7, 14, 21].map((day) => [day, day + 6] as const)];
    for (const [from, to] of parts) {
      const here = VISITS.map((visit) => ({ visit, day: dayOf(iso(visit.beganAt)) }))
        .filter(({ day }) => day >= from && day <= to)
        .map(({ visit }) => visit);
      const rows = await query(figure?.sqlOf({ from: dateOf(from), to: dateOf(to) }) ?? '');
      expect([from, to, rows]).toEqual([from, to, funnelOf(here)]);
    }
  });

  it('who somebody is since when: by the first of their guests, or by signing up', async () => {
    const people = new Set([...of('GuestCreated'), ...of('AccountRegistered')].map(({ userId }) => who(userId)));
    const arrivals = (person: string): readonly string[] =>
      of('GuestCreated')
        .filter(is(person))
        .map(({ createdAt }) => createdAt);
    const counted = [...people]
      .filter((person) => !isStaff(person))
      .map(
        (person) =>
          [pseudonymOf(person), new Date(earliest([...arrivals(person), ...signUpsOf(person)]) ?? 0)] as const,
      );
    const rows = await view('players', 'player, arrived_at');
    expect(new Map(rows.map((row) => [row['player'], row['arrived_at']]))).toEqual(new Map<unknown, unknown>(counted));
  });
};
