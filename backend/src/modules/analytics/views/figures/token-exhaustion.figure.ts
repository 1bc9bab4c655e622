import { share, TODAY } from '../sql.js';
import { DAYS, days, type Figure, SAGAS, sagas } from '../view.js';

export const tokenExhaustion: Figure = {
  name: 'token_exhaustion',
  title: 'Out of tokens',
  grain: 'one day in UTC with a turn',
  comment:
    'Players who spent their last token, and whether they played on. Back: another turn later than a minute, and within seven days, after the last time on the day; null where the seven days are not over.',
  filters: [...DAYS, ...SAGAS],
  columns: {
    day: 'In UTC',
    active_players: 'Distinct players with a turn',
    exhausted_players: 'Distinct players who spent their last token',
    share: 'exhausted_players of active_players, 0 to 1',
    back_players: 'Of the exhausted ones, who played again within seven days; null where these are not over',
  },
  sqlOf: (scope) => `with played as (
  select day, count(distinct player)::int as active_players
  from analytics.turns where true${days('day', scope)}${sagas(scope)} group by day
), gone as (
  select day, player, max(at) as at from analytics.exhaustions where true${sagas(scope)} group by day, player
), back as (
  select distinct g.day, g.player
  from gone g
  join analytics.turns t on t.player = g.player and t.at > g.at + interval '1 minute' and t.at <= g.at + interval '7 days'
)
select p.day,
  p.active_players,
  count(g.player)::int as exhausted_players,
  ${share('count(g.player)', 'p.active_players')} as share,
  case when p.day + 8 <= ${TODAY} then count(b.player)::int end as back_players
from played p
left join gone g on g.day = p.day
left join back b on b.day = g.day and b.player = g.player
group by p.day, p.active_players
order by p.day`,
};
