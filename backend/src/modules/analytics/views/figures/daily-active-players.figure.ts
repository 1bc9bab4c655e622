import { TODAY } from '../sql.js';
import { DAYS, days, type Figure, SAGAS, sagas } from '../view.js';

export const dailyActivePlayers: Figure = {
  name: 'daily_active_players',
  title: 'Daily active players',
  grain: 'one day in UTC, from the first to the last that was played on',
  comment: 'Players with at least one turn on the day.',
  filters: [...DAYS, ...SAGAS],
  columns: {
    day: 'In UTC',
    players: 'Distinct players with a turn',
    sessions: 'Distinct sagas with a turn',
    turns: 'Turns',
    complete: 'Whether the day is over',
  },
  sqlOf: (scope) => `with played as (
  select day, player, session from analytics.turns where true${days('day', scope)}${sagas(scope)}
), span as (
  select generate_series(min(day), max(day), interval '1 day')::date as day from played
)
select s.day,
  count(distinct p.player)::int as players,
  count(distinct p.session)::int as sessions,
  count(p.player)::int as turns,
  s.day < ${TODAY} as complete
from span s
left join played p on p.day = s.day
group by s.day
order by s.day`,
};
