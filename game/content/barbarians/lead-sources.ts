import { only } from '../builders/clauses.js';
import { type LeadSources } from '../../model/content/lead-sources.js';

export const barbarianLeadSources: LeadSources = {
  looked: [
    only(
      'wild+ashore',
      'you saw two herders before they saw you, and they spoke of {them}',
      'a bark with cut signs lay where you looked, and we read such: it was about {them}',
      'you looked once, you looked twice, and there sat two carriers and spoke of {them}',
    ),
    only(
      'city',
      'you looked round a corner, and two women there spoke of {them}',
      'you saw three carriers with their heads together, and they spoke of {them}',
      'a bark with cut signs was found on a sill, and we read such: it was about {them}',
    ),
    only(
      'afloat',
      'you saw a boat, and the people in it had a word about {them}',
      'a bark with cut signs was found adrift, and it was about {them}',
    ),
  ],
  asked: [
    'you asked once, you asked twice, and the third answer was about {them}',
    'in that talk was also this about {them}',
    'ask about {them}, and people tell you. They told you this',
    'you asked about {them}, and they had an answer',
  ],
  listened: [
    only(
      'wild+ashore',
      'you sat still, and two who went by spoke of {them}. You heard it',
      'one mouth shut, two ears open: you heard this about {them}',
    ),
    only(
      'city',
      'you kept still so long that they forgot you, and you heard this about {them}',
      'you sat there, one ear for the door, and heard them speak of {them}',
    ),
    only('afloat', 'you kept still, and heard the people of another boat speak of {them}'),
  ],
  worked: [
    'the one who worked beside you spoke of {them}',
    'work makes hungry, and work makes talk, and the talk was about {them}',
    'two hands at work, and ears free: they spoke of {them}',
  ],
  played: [
    'the one who lost the game spoke of {them}',
    'over the game they spoke of {them}, once and twice',
    'two of the players had eaten {them}’s bread, and over the game they told it',
  ],
  prayed: [
    'the old one at the holy place spoke of {them}',
    'somebody prayed there against {them}, and loudly',
    'you had prayed, and the one beside you spoke of {them}',
  ],
  person: [
    '{teller} told you this about {them}',
    'you had it from {teller}, about {them}',
    '{teller} has a mouth and opened it, and it was about {them}',
  ],
  companion: [
    '{mate} told you this about {them}',
    'you had it from {mate}, about {them}',
    '{mate} had asked once and asked twice, about {them}',
  ],
};
