import { only } from '../builders/clauses.js';
import { type ClueSources } from '../../model/content/clue-sources.js';

export const vikingClueSources: ClueSources = {
  searched: [
    'you {tried}, and overheard two men who spoke of {them}:',
    'you {tried}; what it brought you was news of {them}:',
    'you {tried}, and met one who had this to say of {them}:',
    'you {tried}, and did not go away without news of {them}:',
  ],
  looked: [
    only(
      'wild+ashore',
      'two men went by who had not seen you, and spoke of {them}',
      'a stick with runes lay where you had looked, and you read it',
      'you found a board, and this was cut on it about {them}',
    ),
    only(
      'city',
      'two neighbours spoke of {them} over a fence, and did not see you',
      'you saw a door-post, and this was cut on it about {them}',
      'you looked behind a wall, and two men there spoke of {them}',
    ),
    only(
      'afloat',
      'you had sighted a boat, and her crew called over to you about {them}',
      'a lid with runes drifted by, and you fished it out and read it',
    ),
  ],
  asked: [
    'you asked about {them} as well, and were answered',
    'in that talk this came out about {them}',
    'the last answer that you had was about {them}',
    'it was told you of {them} in that talk, and no one there denied it',
  ],
  listened: [
    only(
      'wild+ashore',
      'you had kept still, and heard two men who passed speak of {them}',
      'two brothers went by, and you heard what they said of {them}',
    ),
    only(
      'city',
      'you had waited until nobody minded you, and heard this about {them}',
      'you kept your mouth shut, and heard two men speak of {them}',
    ),
    only('afloat', 'a boat lay near you, and you heard her crew speak of {them}'),
  ],
  worked: [
    'the one who worked beside you spoke of {them}',
    'over the work there was talk of {them}, and you heard it',
    'when the work was done the others spoke of {them}',
  ],
  played: [
    'the one who lost the game had this to say of {them}',
    'over the game they spoke of {them}',
    'two of the players quarrelled about {them}, and one of them knew this',
  ],
  prayed: [
    'the one who keeps the holy place spoke of {them}',
    'somebody prayed there aloud against {them}, and you listened',
    'those who had come to the offering spoke of {them}',
  ],
  person: [
    '{teller} told you this of {them}',
    'you had it from {teller}',
    '{teller} had this to say of {them}, and would swear to it',
  ],
  companion: [
    '{mate} had learned something about {them}',
    '{mate} told you this of {them}',
    '{mate} had heard this about {them} from a cousin',
  ],
};
