import { dateOf, type Played, share, size, TODAY, TURNS, type View } from './the-log.js';

const weekOf = ({ day }: Pick<Played, 'day'>): number => Math.floor(day / 7);
const isOver = (week: number): boolean => (week + 1) * 7 <= TODAY;
const weeksOf = new Map<string, Set<number>>();
for (const turn of TURNS) weeksOf.set(turn.who, (weeksOf.get(turn.who) ?? new Set<number>()).add(weekOf(turn)));
/** Of each player, the weeks in which they played. */
const LIVES = [...weeksOf.values()];

export const countsActivity = (view: View): void => {
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
};
