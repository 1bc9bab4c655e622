import { dayOf, isNoStaff, personOf, pseudonym } from '../sql.js';
import { type AnalyticsView } from '../view.js';

export const exhaustions: AnalyticsView = {
  name: 'exhaustions',
  grain: 'one last token that was spent',
  comment: 'When players ran out of action tokens. Staff are left out.',
  columns: {
    player: 'Pseudonym, the same in every view',
    session: 'Pseudonym of the saga that the token was spent in',
    at: 'When it was spent',
    day: 'Its day in UTC',
    faction: 'The people of the saga',
    difficulty: 'forgiving, normal or hardcore',
  },
  sql: `select ${pseudonym(personOf('e.user_id'))} as player,
  ${pseudonym('e.session_id')} as session,
  e.spent_at as at,
  ${dayOf('e.spent_at')} as day,
  c.faction,
  c.difficulty
from token_exhaustions e
join game_characters c on c.session_id = e.session_id
where ${isNoStaff('e.user_id')}`,
};
