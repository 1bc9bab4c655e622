import { only } from '../builders/clauses.js';
import { type ClueSources } from '../../model/content/clue-sources.js';

export const barbarianClueSources: ClueSources = {
  searched: [
    'you {tried}, and somebody came by and spoke of {them}:',
    'you {tried}; you heard two voices, and they spoke of {them}:',
    'you {tried}, and the land gave you this about {them}:',
    'you {tried}, and there was one there who knew about {them}:',
  ],
  looked: [
    only(
      'wild+ashore',
      'you saw two herders before they saw you, and heard them speak of {them}',
      'you found a piece of bark with cut signs, and they were about {them}',
      'you looked behind a bank, and two carriers sat there and spoke of {them}',
    ),
    only(
      'city',
      'you looked round a corner, and two women stood there and spoke of {them}',
      'you saw three carriers with their heads together, and they spoke of {them}',
      'you found a piece of bark with cut signs on a sill, and they were about {them}',
    ),
    only(
      'afloat',
      'you saw a boat, and the people in it spoke of {them}',
      'you found a piece of bark adrift, and the signs cut in it were about {them}',
    ),
  ],
  asked: [
    'you asked once, you asked twice, and the third answer was about {them}',
    'in the talk somebody spoke of {them}',
    'you asked after {them}, and people told you what they knew',
    'you asked about {them}, and got an answer',
  ],
  listened: [
    only(
      'wild+ashore',
      'you sat still, and heard two people go by and speak of {them}',
      'you kept your mouth shut, and heard a herder tell another about {them}',
    ),
    only(
      'city',
      'you kept still until they forgot you, and you heard them speak of {them}',
      'you sat near a door, and heard people behind it speak of {them}',
    ),
    only('afloat', 'you kept still, and heard the people of another boat speak of {them}'),
  ],
  worked: [
    'the one who worked beside you spoke of {them}',
    'over the work the others talked, and it was about {them}',
    'two who worked near you spoke of {them}',
  ],
  played: [
    'the one who lost the game spoke of {them}',
    'over the game they spoke of {them}, once and twice',
    'one of the players knew {them} well, and told it over the game',
  ],
  prayed: [
    'the old one at the holy place spoke of {them}',
    'somebody prayed there aloud against {them}, and said why',
    'you had prayed, and the one beside you spoke of {them}',
  ],
  person: [
    '{teller} told you this about {them}',
    'you had it from {teller}, about {them}',
    '{teller} knew a thing about {them} and told you',
  ],
  companion: [
    '{mate} told you this about {them}',
    'you had it from {mate}, about {them}',
    '{mate} had asked people about {them}, and told you',
  ],
};
