import { DAYS, days, type Figure, SAGAS, sagas } from '../view.js';

/** Half the width, in standard deviations, of what holds 95 of 100 fair samples. */
const Z = 1.96;
const rounded = (value: string): string => `round((${value})::numeric, 4)::float8`;

export const rollFairness: Figure = {
  name: 'roll_fairness',
  title: 'Fairness of rolls',
  grain: 'one tenth of chances: 50 to 59 percent and so on',
  comment:
    'What was promised before rolls beside what came of them. Each roll is expected to succeed with its own chance; 95 of 100 fair samples of this size fall between low and high (normal approximation: trust it from about 30 rolls on).',
  filters: [...DAYS, ...SAGAS],
  columns: {
    chance_from: 'Lowest chance of the tenth, percent',
    chance_to: 'Highest chance of the tenth, percent',
    rolls: 'Rolls with such a chance',
    expected: 'Successes to expect: the sum of the chances',
    successes: 'Rolls at most as high as the chance',
    expected_share: 'expected of rolls, 0 to 1',
    observed_share: 'successes of rolls, 0 to 1',
    low: 'Lowest share that a fair sample shows, 95 percent',
    high: 'Highest share that a fair sample shows, 95 percent',
    fair: 'Whether observed_share lies between low and high',
  },
  sqlOf: (scope) => `with rolls as (
  select least(chance, 99) / 10 * 10 as chance_from, chance / 100.0 as p, roll <= chance as succeeded
  from analytics.turns where chance is not null${days('day', scope)}${sagas(scope)}
), sums as (
  select chance_from, count(*)::int as rolls, sum(p) as expected,
    count(*) filter (where succeeded)::int as successes, ${Z} * sqrt(sum(p * (1 - p))) as spread
  from rolls group by chance_from
), shares as (
  select *, greatest(0, (expected - spread) / rolls) as low, least(1, (expected + spread) / rolls) as high from sums
)
select chance_from,
  case chance_from when 90 then 100 else chance_from + 9 end as chance_to,
  rolls,
  ${rounded('expected')} as expected,
  successes,
  ${rounded('expected / rolls')} as expected_share,
  ${rounded('successes::numeric / rolls')} as observed_share,
  ${rounded('low')} as low,
  ${rounded('high')} as high,
  successes::numeric / rolls between low and high as fair
from shares
order by chance_from`,
};
