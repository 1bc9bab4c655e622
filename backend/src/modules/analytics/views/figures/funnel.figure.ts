import { share } from '../sql.js';
import { DAYS, days, type Figure } from '../view.js';

const STEPS: readonly (readonly [name: string, condition: string])[] = [
  ['first visit', 'true'],
  ['difficulty', 'difficulty_at is not null'],
  ['world', 'world_at is not null'],
  ['character', 'character_at is not null'],
  ['first turn', 'first_turn_at is not null'],
  ['tenth turn', 'tenth_turn_at is not null'],
  ['sign-up', 'registered_at is not null'],
  ['subscription', 'subscribed_at is not null'],
];

export const funnel: Figure = {
  name: 'funnel',
  title: 'From the first visit to a subscription',
  grain: 'one step',
  comment:
    'First visits by the steps that followed, then or later. Days are those of the first visit. A guest has fewer than ten tokens, so that many sign up before their tenth turn: reached counts each step alone, through counts who has also done all before it.',
  filters: [...DAYS],
  columns: {
    step: 'Its number, from 1',
    name: 'Its name',
    reached: 'First visits that came to the step',
    through: 'First visits that came to the step and to all before it',
    share_of_first: 'through of all first visits, 0 to 1',
    share_of_previous: 'through of those through the step before, 0 to 1; null for the first',
  },
  sqlOf: (scope) => `with firsts as (
  select array[${STEPS.map(([, condition]) => condition).join(', ')}] as done
  from analytics.visits where first_visit${days('day', scope)}
), steps as (
  select * from (values ${STEPS.map(([name], n) => `(${n + 1}, '${name}')`).join(', ')}) as s (step, name)
), counted as (
  select s.step, s.name,
    count(*) filter (where f.done[s.step])::int as reached,
    count(*) filter (where not false = any (f.done[1:s.step]))::int as through
  from steps s left join firsts f on true
  group by s.step, s.name
)
select step, name, reached, through,
  ${share('through', 'first_value(through) over (order by step)')} as share_of_first,
  ${share('through', 'lag(through) over (order by step)')} as share_of_previous
from counted
order by step`,
};
