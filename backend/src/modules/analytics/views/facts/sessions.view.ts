import { dayOf, isNoStaff, pseudonym } from '../sql.js';
import { type AnalyticsView } from '../view.js';

export const sessions: AnalyticsView = {
  name: 'sessions',
  grain: 'one saga',
  comment: 'Every saga, begun and ended. Staff are left out.',
  columns: {
    session: 'Pseudonym of the saga',
    player: 'Pseudonym, the same in every view',
    faction: 'The people of the saga',
    difficulty: 'forgiving, normal or hardcore',
    profession: 'Of the character',
    started_at: 'When it began',
    day: 'The day in UTC when it began',
    turns: 'Turns played in it so far, withdrawn ones among them',
    ending: 'triumph, loss, death, abandonment, or fallen where a rewind is open; null while it goes on',
  },
  sql: `select ${pseudonym('c.session_id')} as session,
  ${pseudonym('c.user_id')} as player,
  c.faction,
  c.difficulty,
  c.profession,
  c.created_at as started_at,
  ${dayOf('c.created_at')} as day,
  coalesce(t.turns, 0) as turns,
  c.ending
from game_characters c
left join (select session_id, count(*)::int as turns from turn_facts group by session_id) t on t.session_id = c.session_id
where ${isNoStaff('c.user_id')}`,
};
