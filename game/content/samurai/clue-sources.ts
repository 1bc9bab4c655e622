import { only } from '../builders/clauses.js';
import { type ClueSources } from '../../model/content/clue-sources.js';

export const samuraiClueSources: ClueSources = {
  searched: [
    'you {tried}, and heard {them} spoken of:',
    'you {tried}; two people went by, and what they said was about {them}:',
    'you {tried}, and had not long to wait for news of {them}:',
    'you {tried}, and somebody there mentioned {them}:',
  ],
  looked: [
    only(
      'wild+ashore',
      'you found a folded paper too, and it was about {them}',
      'you saw two travellers go by, and what they said was about {them}',
      'on a votive board that you saw there, somebody had written about {them}',
    ),
    only(
      'city',
      'on a gate you saw a paper that was about {them}',
      'two servants at a gate had not seen you, and they spoke of {them}',
      'you looked into a yard, and somebody there was speaking of {them}',
    ),
    only(
      'afloat',
      'you saw a boat, it drew alongside, and its people spoke of {them}',
      'a lacquer box drifted by, and you found a paper in it about {them}',
    ),
  ],
  asked: [
    'in the same talk you were told about {them}',
    'you asked one thing more, and the answer was about {them}',
    'you were told this of {them} as well, in a lower voice',
    'the last thing that was answered was about {them}',
  ],
  listened: [
    only(
      'wild+ashore',
      'two travellers went by, and you heard them speak of {them}',
      'you heard two people talk of {them} beyond the next bend',
    ),
    only(
      'city',
      'behind the paper of a door {them} was spoken of, and you heard it all',
      'you heard {them} spoken of by people who had not noticed you',
    ),
    only('afloat', 'a boat passed, and over the water you heard people speak of {them}'),
  ],
  worked: [
    'over the work, in a low voice, {them} was spoken of',
    'the one who worked beside you spoke of {them}',
    'when the work was put away, the talk came to {them}',
  ],
  played: [
    'over the game {them} was spoken of',
    'the one who lost the game spoke of {them}, looking at the pieces',
    'two of the players had served {them}, and told you',
  ],
  prayed: [
    'the one who sweeps the shrine spoke of {them}',
    'somebody at prayer had said aloud what {them} was doing',
    'at the shrine a pilgrim spoke of {them}',
  ],
  person: [
    '{teller} told you of {them}, with the face turned aside',
    'it was {teller} who told you this of {them}',
    '{teller} spoke of {them} to you, in a low voice',
  ],
  companion: [
    '{mate} had asked, and told you of {them}',
    'it was {mate} who knew this of {them}',
    '{mate} sat down and told you what there was of {them}',
  ],
};
