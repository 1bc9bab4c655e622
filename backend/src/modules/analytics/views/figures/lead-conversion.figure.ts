import { share } from '../sql.js';
import { DAYS, days, type Figure } from '../view.js';

export const leadConversion: Figure = {
  name: 'lead_conversion',
  title: 'Leads by source',
  grain: 'one source of leads',
  comment: 'How far leads have come, by the page where they left their address. Days are those of the capture.',
  filters: [...DAYS],
  columns: {
    source: 'The page; other for rare ones',
    leads: 'Captured',
    players: 'Who have played, or come farther',
    accounts: 'Who have signed up, or come farther',
    subscribers: 'Who have subscribed',
    player_share: 'players of leads, 0 to 1',
    account_share: 'accounts of leads, 0 to 1',
    subscriber_share: 'subscribers of leads, 0 to 1',
  },
  sqlOf: (scope) => `with counted as (
  select source,
    count(*)::int as leads,
    count(*) filter (where reached in ('player', 'account', 'subscriber'))::int as players,
    count(*) filter (where reached in ('account', 'subscriber'))::int as accounts,
    count(*) filter (where reached = 'subscriber')::int as subscribers
  from analytics.leads where true${days('day', scope)}
  group by source
)
select source, leads, players, accounts, subscribers,
  ${share('players', 'leads')} as player_share,
  ${share('accounts', 'leads')} as account_share,
  ${share('subscribers', 'leads')} as subscriber_share
from counted
order by leads desc, source`,
};
