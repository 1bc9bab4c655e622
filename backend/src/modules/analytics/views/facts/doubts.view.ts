import { dayOf, isNoStaff, personOf, pseudonym } from '../sql.js';
import { type AnalyticsView } from '../view.js';

export const doubts: AnalyticsView = {
  name: 'doubts',
  grain: "one 'That's wrong'",
  comment: 'Sentences of which players said that they are wrong, without the sentences. Staff are left out.',
  columns: {
    player: 'Pseudonym, the same in every view',
    session: 'Pseudonym of the saga',
    turn: 'Whose telling was doubted',
    at: 'When',
    day: 'Its day in UTC',
    borne_out: 'Whom the events bear out: player, story, or nobody where no claim can be checked',
  },
  sql: `select ${pseudonym(personOf('d.user_id'))} as player,
  ${pseudonym('d.session_id')} as session,
  d.turn,
  d.doubted_at as at,
  ${dayOf('d.doubted_at')} as day,
  d.borne_out
from sentence_doubts d
where ${isNoStaff('d.user_id')}`,
};
