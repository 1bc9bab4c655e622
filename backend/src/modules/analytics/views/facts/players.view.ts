import { isNoStaff, PERSONS, pseudonym } from '../sql.js';
import { type AnalyticsView } from '../view.js';

export const players: AnalyticsView = {
  name: 'players',
  grain: 'one person: a guest, or an account with the guests that it took over',
  comment: 'Who plays, and since when. Staff are left out.',
  columns: {
    player: 'Pseudonym, the same in every view',
    kind: 'guest or account',
    arrived_at: 'First seen, as a guest or by signing up',
    registered_at: 'Signed up; null for guests',
    subscribed_at: 'First subscription; null for none',
    tier: 'Of now: free, gold or platinum',
    erased: 'Whether the person was erased; their counts stay, nothing of them does',
  },
  sql: `select ${pseudonym('f.user_id')} as player,
  case when f.registered_at is null then 'guest' else 'account' end as kind,
  f.arrived_at,
  f.registered_at,
  p.subscribed_at,
  coalesce(u.subscription_tier, 'free') as tier,
  coalesce(u.erased, false) as erased
from (${PERSONS}) f
left join users u on u.id = f.user_id
left join (select user_id, min(created_at) as subscribed_at from subscriptions group by user_id) p on p.user_id = f.user_id
where ${isNoStaff('f.user_id')}`,
};
