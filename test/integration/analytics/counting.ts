import { type Row } from './analytics-database.js';

/** A turn that somebody of the players has played. */
export interface PlayedTurn {
  readonly who: string;
  readonly session: string;
  /** In UTC, counted from a Monday, which is 0. */
  readonly day: number;
}

/** What views say of turns and first visits, by loops over them: no read model, no SQL. */
export interface Calendar {
  readonly dateOf: (day: number) => string;
  /** The day as of which is counted; it is not over. */
  readonly today: number;
}

const DAY_MS = 86_400_000;
const WEEKS = 13;

export const calendarFrom = (monday: number, asOf: string): Calendar => ({
  dateOf: (day) => new Date(monday + day * DAY_MS).toISOString().slice(0, 10),
  today: Math.floor((Date.parse(asOf) - monday) / DAY_MS),
});

export const size = (values: readonly unknown[]): number => new Set(values).size;
/** To four places; null of none. */
export const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1e4) / 1e4;

export const dailyActivePlayers = (turns: readonly PlayedTurn[], { dateOf, today }: Calendar): readonly Row[] => {
  const played = turns.map(({ day }) => day);
  const [first, last] = [Math.min(...played), Math.max(...played)];
  return Array.from({ length: last - first + 1 }, (_, n) => {
    const day = first + n;
    const here = turns.filter((turn) => turn.day === day);
    const [players, sessions] = [size(here.map(({ who }) => who)), size(here.map(({ session }) => session))];
    return { day: dateOf(day), players, sessions, turns: here.length, complete: day < today };
  });
};

/** Of each player, the weeks in which they played. */
const livesOf = (turns: readonly PlayedTurn[]): readonly ReadonlySet<number>[] => {
  const weeks = new Map<string, Set<number>>();
  for (const { who, day } of turns) weeks.set(who, (weeks.get(who) ?? new Set<number>()).add(Math.floor(day / 7)));
  return [...weeks.values()];
};
const isOver = (week: number, { today }: Calendar): boolean => (week + 1) * 7 <= today;
const firstOf = (life: ReadonlySet<number>): number => Math.min(...life);

/** Null where a week is not over. */
export const lifecycle = (turns: readonly PlayedTurn[], calendar: Calendar): readonly Row[] => {
  const lives = livesOf(turns);
  const first = Math.min(...lives.map(firstOf));
  return Array.from({ length: Math.floor(calendar.today / 7) - first + 1 }, (_, n) => {
    const week = first + n;
    const count = (is: (life: ReadonlySet<number>) => boolean): number | null =>
      isOver(week, calendar) ? lives.filter(is).length : null;
    return {
      week: calendar.dateOf(week * 7),
      new_players: count((life) => firstOf(life) === week),
      returning_players: count((life) => life.has(week) && life.has(week - 1)),
      resurrected_players: count((life) => life.has(week) && !life.has(week - 1) && firstOf(life) < week),
      dormant_players: count((life) => !life.has(week) && life.has(week - 1)),
    };
  });
};

/** Null where a week is not over. */
export const retention = (turns: readonly PlayedTurn[], calendar: Calendar): readonly Row[] => {
  const lives = livesOf(turns);
  const cohorts = [...new Set(lives.map(firstOf))].sort((a, b) => a - b);
  return cohorts.flatMap((cohort) => {
    const all = lives.filter((life) => firstOf(life) === cohort);
    return Array.from({ length: WEEKS }, (_, week) => {
      const returned = isOver(cohort + week, calendar) ? all.filter((life) => life.has(cohort + week)).length : null;
      const part = returned === null ? null : share(returned, all.length);
      return { cohort: calendar.dateOf(cohort * 7), players: all.length, week, returned, share: part };
    });
  });
};

const STEPS = [
  'first visit',
  'difficulty',
  'world',
  'character',
  'first turn',
  'tenth turn',
  'sign-up',
  'subscription',
];

/** Of each first visit, whether it came to the steps, in their order. */
export const funnel = (visits: readonly (readonly boolean[])[]): readonly Row[] => {
  const through = STEPS.map((_, n) => visits.filter((done) => done.slice(0, n + 1).every(Boolean)).length);
  return STEPS.map((name, n) => ({
    ...{ step: n + 1, name, reached: visits.filter((done) => done[n]).length, through: through[n] },
    share_of_first: share(through[n] ?? 0, visits.length),
    share_of_previous: n === 0 ? null : share(through[n] ?? 0, through[n - 1] ?? 0),
  }));
};
