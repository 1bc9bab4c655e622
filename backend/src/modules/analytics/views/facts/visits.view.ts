import { dayOf, isNoStaff, personOf, PERSONS, pseudonym } from '../sql.js';
import { type AnalyticsView } from '../view.js';

const PLAYED = `select user_id, min(resolved_at) as first_turn_at, min(resolved_at) filter (where n = 10) as tenth_turn_at
  from (select user_id, resolved_at, row_number() over (partition by user_id order by resolved_at) as n from turn_facts) numbered
  group by user_id`;

export const visits: AnalyticsView = {
  name: 'visits',
  grain: 'one visit: the game opened in a tab',
  comment:
    'Visits that pages have reported, and how far whoever made them has come since. Browsers that ask not to be tracked report none. Staff are left out once they have signed in.',
  columns: {
    visit: 'Pseudonym of the visit',
    player: 'Pseudonym, the same in every view; null for who never became a guest',
    first_visit: 'Whether neither the device nor its player was here before',
    began_at: 'When the game was opened',
    day: 'Its day in UTC',
    difficulty_at: 'A difficulty was chosen; null for not in this visit',
    world_at: 'A world was chosen; null for not in this visit',
    character_at: 'The first saga that the player began since then',
    first_turn_at: "The player's first turn ever",
    tenth_turn_at: "The player's tenth turn ever",
    registered_at: 'The player signed up',
    subscribed_at: 'The player subscribed for the first time',
  },
  sql: `select ${pseudonym('v.visit_id')} as visit,
  ${pseudonym('v.player_id')} as player,
  v.is_first and v.began_at <= least(v.first_began_at, f.arrived_at) as first_visit,
  v.began_at,
  ${dayOf('v.began_at')} as day,
  v.difficulty_at,
  v.world_at,
  (select min(c.created_at) from game_characters c where c.user_id = v.player_id and c.created_at >= v.began_at) as character_at,
  t.first_turn_at,
  t.tenth_turn_at,
  f.registered_at,
  p.subscribed_at
from (
  select visit_id, is_first, began_at, difficulty_at, world_at, player_id,
    case when player_id is null then began_at else min(began_at) over (partition by player_id) end as first_began_at
  from (
    select visit_id, is_first, began_at, difficulty_at, world_at, ${personOf('visits.user_id')} as player_id from visits
  ) known
) v
left join (${PERSONS}) f on f.user_id = v.player_id
left join (${PLAYED}) t on t.user_id = v.player_id
left join (select user_id, min(created_at) as subscribed_at from subscriptions group by user_id) p on p.user_id = v.player_id
where v.player_id is null or ${isNoStaff('v.player_id')}`,
};
