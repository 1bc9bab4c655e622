import { only } from '../builders/clauses.js';
import { type ClueSources } from '../../model/content/clue-sources.js';

export const mongolClueSources: ClueSources = {
  searched: [
    'you {tried}, and two riders came by and talked of {them}:',
    'listen: you {tried}, and so you heard about {them}:',
    'you {tried}, and a stranger there knew something about {them}:',
    'you {tried}, and the talk that you heard was of {them}:',
  ],
  looked: [
    only(
      'wild+ashore',
      'you saw two riders who did not see you, and they talked of {them}',
      'you found a knotted cord such as messengers carry, and could read it, and it spoke of {them}',
      'you saw a herder’s smoke and went to it, and the herder talked of {them}',
    ),
    only(
      'city',
      'you looked between two tents, and people there were talking of {them}',
      'you saw two grooms behind the carts, and they talked of {them}',
      'you found a knotted cord in the dust, and could read its knots, and they spoke of {them}',
    ),
    only(
      'afloat',
      'you saw a boat, and its people called out news of {them}',
      'you found a bladder adrift, with a message in it about {them}',
    ),
  ],
  asked: [
    'you asked about {them} too, and this was the answer',
    'in the same talk you were told about {them}',
    'you asked once more, and were told about {them}',
    'the talk went on, and came to {them}',
  ],
  listened: [
    only(
      'wild+ashore',
      'you lay still, and heard two riders who talked of {them}',
      'you kept still near some herders, and heard them speak of {them}',
    ),
    only(
      'city',
      'you waited by a door, and heard people inside talk of {them}',
      'you sat still, and heard two traders talk of {them}',
    ),
    only('afloat', 'a boat went by, and you heard its people talk of {them}'),
  ],
  worked: [
    'the one who worked beside you talked of {them}',
    'over the work there was talk of {them}',
    'after the work people sat and drank, and talked of {them}',
  ],
  played: [
    'the one who lost the game talked of {them}',
    'over the game there was talk of {them}',
    'two of the players had ridden with {them}, and spoke of it',
  ],
  prayed: [
    'the one who keeps the shrine talked of {them}',
    'somebody at the offering complained of {them} to Heaven, and you heard it',
    'one who had ridden with {them} prayed beside you, and talked',
  ],
  person: [
    '{teller} told you this about {them}',
    '{teller} knew this about {them}',
    'you had it from {teller}, about {them}',
  ],
  companion: [
    '{mate} had asked about, and told you of {them}',
    '{mate} had heard this about {them}',
    'you had it from {mate}, about {them}',
  ],
};
