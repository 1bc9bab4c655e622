import { share } from '../sql.js';
import { DAYS, days, type Figure, SAGAS, sagas } from '../view.js';

const counted = {
  turns: 'Turns played there, deadly or not',
  deaths: 'Turns of which a character died, also where a rewind took it back',
  share: 'deaths of turns, 0 to 1',
};
const COUNTS = `count(*)::int as turns,
  count(*) filter (where died)::int as deaths,
  ${share('count(*) filter (where died)', 'count(*)')} as share`;

export const deathsByTurn: Figure = {
  name: 'deaths_by_turn',
  title: 'Deaths by turn',
  grain: 'one stretch of a saga: turns 1 to 5, 6 to 10, 11 to 20 and so on',
  comment: 'When characters die.',
  filters: [...DAYS, ...SAGAS],
  columns: {
    turn_from: 'First turn of the stretch',
    turn_to: 'Last turn of the stretch; null for the last one',
    ...counted,
  },
  sqlOf: (scope) => `select s.turn_from, s.turn_to,
  ${COUNTS}
from (values (1, 5), (6, 10), (11, 20), (21, 50), (51, 100), (101, null)) as s (turn_from, turn_to)
join analytics.turns t on t.turn >= s.turn_from and (s.turn_to is null or t.turn <= s.turn_to)
where true${days('day', scope)}${sagas(scope)}
group by s.turn_from, s.turn_to
order by s.turn_from`,
};

export const deathsByTerrain: Figure = {
  name: 'deaths_by_terrain',
  title: 'Deaths by terrain',
  grain: 'one terrain',
  comment: 'Where characters die.',
  filters: [...DAYS, ...SAGAS],
  columns: { terrain: 'Of the cell where the turn ended', ...counted },
  sqlOf: (scope) => `select terrain,
  ${COUNTS}
from analytics.turns
where true${days('day', scope)}${sagas(scope)}
group by terrain
order by deaths desc, terrain`,
};

export const deaths: Figure = {
  name: 'deaths',
  title: 'Deaths by turn and terrain',
  grain: 'one number of a turn, and one terrain',
  comment: 'When and where characters die.',
  filters: [...DAYS, ...SAGAS],
  columns: { turn: 'Number of the turn in its saga', terrain: 'Of the cell where the turn ended', ...counted },
  sqlOf: (scope) => `select turn, terrain,
  ${COUNTS}
from analytics.turns
where true${days('day', scope)}${sagas(scope)}
group by turn, terrain
order by turn, terrain`,
};
