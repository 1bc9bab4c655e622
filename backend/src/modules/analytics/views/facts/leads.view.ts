import { dayOf, isNoStaff, personOf, pseudonym } from '../sql.js';
import { type AnalyticsView } from '../view.js';

/** A page names its source freely: one with fewer leads might identify a person, so it is shown as 'other'. */
const FEWEST = 5;
const KNOWN = `'website', 'rpg_game_embed'`;

export const leads: AnalyticsView = {
  name: 'leads',
  grain: 'one captured lead',
  comment: 'Where leads came from and how far they have come. Staff are left out.',
  columns: {
    lead: 'Pseudonym of the lead',
    player: 'Pseudonym, the same in every view; null for who never played',
    source: `The page that it came from; other for one that fewer than ${FEWEST} leads came from`,
    captured_at: 'When',
    day: 'Its day in UTC',
    reached: 'The farthest so far: lead, player, account or subscriber',
  },
  sql: `select ${pseudonym('l.id')} as lead,
  ${pseudonym(personOf('l.user_id'))} as player,
  case when l.lead_source in (${KNOWN}) or count(*) over (partition by l.lead_source) >= ${FEWEST} then l.lead_source else 'other' end as source,
  l.created_at as captured_at,
  ${dayOf('l.created_at')} as day,
  l.conversion_status as reached
from ghl_leads l
where l.user_id is null or ${isNoStaff('l.user_id')}`,
};
