import { share, TODAY, weekOf } from '../sql.js';
import { DAYS, days, type Figure, SAGAS, sagas } from '../view.js';

/** A quarter of a year. */
const WEEKS = 12;

export const retention: Figure = {
  name: 'retention',
  title: 'Retention by cohort',
  grain: `one cohort and one week after it, 0 to ${WEEKS}`,
  comment:
    'Cohort: players whose first turn fell into an ISO week, Monday 00:00 UTC to the next. Event: at least one turn. Unit: a player. Interval: the ISO week, counted from the cohort’s own as 0. A cell whose week is not over is null.',
  filters: [...DAYS, ...SAGAS],
  columns: {
    cohort: 'Monday of the week of the first turn, UTC',
    players: 'Size of the cohort',
    week: 'Weeks after the cohort’s own, which is 0',
    returned: 'Players of the cohort with a turn in that week; null where the week is not over',
    share: 'returned of players, 0 to 1; null where the week is not over',
  },
  sqlOf: (scope) => `with weeks as (
  select distinct player, ${weekOf('day')} as week from analytics.turns where true${sagas(scope)}
), firsts as (
  select player, min(week) as cohort from weeks group by player
), cohorts as (
  select cohort, count(*)::int as players from firsts where true${days('cohort', scope)} group by cohort
), returns as (
  select f.cohort, (w.week - f.cohort) / 7 as week, count(*)::int as returned
  from weeks w join firsts f on f.player = w.player
  group by 1, 2
), grid as (
  select cohort, players, week, cohort + 7 * (week + 1) <= ${TODAY} as complete
  from cohorts cross join generate_series(0, ${WEEKS}) as week
)
select g.cohort,
  g.players,
  g.week,
  case when g.complete then coalesce(r.returned, 0) end as returned,
  case when g.complete then ${share('coalesce(r.returned, 0)', 'g.players')} end as share
from grid g
left join returns r on r.cohort = g.cohort and r.week = g.week
order by g.cohort, g.week`,
};
