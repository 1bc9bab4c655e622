import { share } from '../sql.js';
import { DAYS, days, type Figure, SAGAS, sagas } from '../view.js';

export const turnsByChoice: Figure = {
  name: 'turns_by_choice',
  title: 'Turns by people, difficulty and profession',
  grain: 'one people, difficulty and profession that was played',
  comment: 'What is played. A player who plays several counts in each.',
  filters: [...DAYS, ...SAGAS],
  columns: {
    faction: 'The people',
    difficulty: 'forgiving, normal or hardcore',
    profession: 'Of the character',
    turns: 'Turns',
    sessions: 'Distinct sagas with a turn',
    players: 'Distinct players with a turn',
    own_words_share: 'Turns in the player’s own words, 0 to 1',
  },
  sqlOf: (scope) => `select faction, difficulty, profession,
  count(*)::int as turns,
  count(distinct session)::int as sessions,
  count(distinct player)::int as players,
  ${share('count(*) filter (where own_words)', 'count(*)')} as own_words_share
from analytics.turns
where true${days('day', scope)}${sagas(scope)}
group by faction, difficulty, profession
order by turns desc, faction, difficulty, profession`,
};
