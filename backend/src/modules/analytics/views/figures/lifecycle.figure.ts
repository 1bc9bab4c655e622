import { TODAY, weekOf } from '../sql.js';
import { DAYS, days, type Figure, SAGAS, sagas } from '../view.js';

export const lifecycle: Figure = {
  name: 'lifecycle',
  title: 'Lifecycle of players',
  grain: 'one ISO week, Monday 00:00 UTC to the next',
  comment: 'Where the players of a week come from, and who stayed away. A week that is not over is null.',
  filters: [...DAYS, ...SAGAS],
  columns: {
    week: 'Its Monday, UTC',
    new_players: 'First turn ever in this week',
    returning_players: 'A turn in this week and in the one before',
    resurrected_players: 'A turn in this week, none in the one before, and some earlier',
    dormant_players: 'A turn in the week before, none in this one',
  },
  sqlOf: (scope) => {
    const whole = (condition: string): string =>
      `case when s.week + 7 <= ${TODAY} then count(*) filter (where ${condition})::int end`;
    return `with weeks as (
  select distinct player, ${weekOf('day')} as week from analytics.turns where true${sagas(scope)}
), placed as (
  select week,
    lag(week) over (partition by player order by week) as before,
    lead(week) over (partition by player order by week) as after
  from weeks
), span as (
  select generate_series(min(week), ${weekOf(TODAY)}, interval '7 days')::date as week from weeks
)
select s.week,
  ${whole('p.week = s.week and p.before is null')} as new_players,
  ${whole('p.week = s.week and p.before = s.week - 7')} as returning_players,
  ${whole('p.week = s.week and p.before < s.week - 7')} as resurrected_players,
  ${whole('p.week = s.week - 7 and p.after is distinct from s.week')} as dormant_players
from span s
left join placed p on p.week in (s.week, s.week - 7)
where true${days('s.week', scope)}
group by s.week
order by s.week`;
  },
};
