import { only } from '../builders/clauses.js';
import { type ClueSources } from '../../model/content/clue-sources.js';

export const knightClueSources: ClueSources = {
  searched: [
    'you {tried}, and were rewarded, for you heard this of {them}:',
    'now you {tried}, and two wayfarers talked of {them} in your hearing:',
    'you {tried}, and he that seeketh findeth; it was about {them}:',
    'you {tried}, and learned by it a thing about {them}:',
  ],
  looked: [
    only(
      'wild+ashore',
      'two wayfarers came by and did not see you, and they talked of {them}',
      'where you looked a letter had been let fall, and you found in it news of {them}',
      'a pilgrim whom you saw there, and came up with, knew a thing about {them}',
    ),
    only(
      'city',
      'you looked about you, and two servants at a pump talked of {them}',
      'a letter lay in the gutter, and you found in it news of {them}',
      'you saw two clerks with their heads together, and the talk was of {them}',
    ),
    only(
      'afloat',
      'a ship was sighted and spoken, and her people had news of {them}',
      'a flask was found adrift, with a letter in it about {them}',
    ),
  ],
  asked: [
    'you asked after {them} also, and were answered',
    'in that talk you were told this about {them}',
    'ask, it is written, and it shall be given you; and you were given this about {them}',
    'the last thing that you were told was about {them}',
  ],
  listened: [
    only(
      'wild+ashore',
      'you kept still, as Job did, and heard two wayfarers talk of {them}',
      'some people went by who did not see you, and you heard them speak of {them}',
    ),
    only(
      'city',
      'you kept still, and heard two people talk of {them}',
      'you had been forgotten in your corner, and heard {them} talked of',
    ),
    only('afloat', 'a boat went by, and you heard her people talk of {them}'),
  ],
  worked: [
    'the one who worked beside you talked of {them}',
    'over the work there was talk of {them}',
    'when the work was done the others talked of {them}',
  ],
  played: [
    'the one who lost the game told you of {them}',
    'over the game, which is a sin, the players talked of {them}',
    'two of the players had served {them}, and spoke of it',
  ],
  prayed: [
    'when you had prayed the sacristan told you this about {them}',
    'somebody at prayer named {them} to the saint, aloud',
    'one who had prayed beside you knew a thing about {them}',
  ],
  person: [
    '{teller} told you this about {them}',
    'you had it from {teller}, about {them}',
    '{teller} knew a thing of {them}, and told you',
  ],
  companion: [
    '{mate} had heard a thing about {them}, and told you',
    'you had it from {mate}, about {them}',
    '{mate} knew this of {them}, and told it now',
  ],
};
