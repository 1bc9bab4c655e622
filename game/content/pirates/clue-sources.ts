import { only } from '../builders/clauses.js';
import { type ClueSources } from '../../model/content/clue-sources.js';

export const pirateClueSources: ClueSources = {
  searched: [
    '{tried}; had news by it of {them}:',
    '{tried}, and learned this of {them}:',
    '{tried}; overheard two who talked of {them}:',
    '{tried}; item, gained thereby, about {them}:',
  ],
  looked: [
    only(
      'wild+ashore',
      'found a letter that somebody had dropped on the path, and read in it of {them}',
      'found a note in an old boot, and it was about {them}',
      'saw two strangers, who had not seen you, and who talked of {them}',
    ),
    only(
      'city',
      'found a letter that somebody had dropped in the street, and read in it of {them}',
      'looked in at a window; two people there were talking of {them}',
      'found a paper in the gutter, much trodden on, and it was about {them}',
    ),
    only(
      'afloat',
      'sighted a boat; hailed her, and her people had news of {them}',
      'found a corked bottle adrift, with a paper in it about {them}',
    ),
  ],
  asked: [
    'asked after {them} too, and had an answer',
    'put one question more, about {them}, and it was answered',
    'talked on, and it came round to {them}',
    'asked, and were told for nothing about {them}',
  ],
  listened: [
    only(
      'wild+ashore',
      'kept still, and heard two strangers pass, who talked of {them}',
      'lay quiet, and heard people go by who talked of {them}',
    ),
    only(
      'city',
      'heard, through a door, some talk of {them}',
      'sat so still that nobody minded you, and heard this about {them}',
    ),
    only('afloat', 'kept still, and heard the people of a passing boat talk of {them}'),
  ],
  worked: [
    'the others talked of {them} over the work',
    'heard of {them} from the next hand at the work',
    'when the work was done the talk was of {them}',
  ],
  played: [
    'the loser of the game paid in talk, about {them}',
    'over the game one player complained of {them}',
    'the players named {them} between two games',
  ],
  prayed: [
    'somebody beside you prayed loudly to be rid of {them}, and gave the reasons',
    'the verger of the chapel talked to you of {them}',
    'prayed beside somebody who had worked for {them}, and who talked',
  ],
  person: [
    '{teller} told you this about {them}',
    '{teller} knew something of {them}, and told you',
    '{teller} had heard this of {them}, and said so',
  ],
  companion: [
    '{mate} had found out this about {them}',
    '{mate} reported this about {them}',
    '{mate} had asked about, and told you of {them}',
  ],
};
