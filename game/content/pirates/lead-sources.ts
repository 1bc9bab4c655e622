import { only } from '../builders/clauses.js';
import { type LeadSources } from '../../model/content/lead-sources.js';

export const pirateLeadSources: LeadSources = {
  looked: [
    only(
      'wild+ashore',
      'found, on a spike by the way: a bill with {them}’s name on it. Item',
      'found a letter in a boot, no foot, and read it, and it was about {them}',
      'looked round; saw two strangers, who talked of {them} and did not look round',
    ),
    only(
      'city',
      'found a bill pasted to a wall, about {them}. Read the small print',
      'looked in at a window; two persons were talking of {them}',
      'found a letter in the gutter, much trodden on, about {them}. Entered here',
    ),
    only(
      'afloat',
      'sighted a boat, one cable; spoke her, and she had news of {them}',
      'found a bottle adrift, corked, with a paper in it about {them}',
    ),
  ],
  asked: [
    'asked after {them} too, in the same breath; had an answer',
    'put one question more, about {them}. Reply, as logged',
    'talked on, and it came round to {them}',
    'asked; were told, free of charge, about {them}',
  ],
  listened: [
    only(
      'wild+ashore',
      'kept still; heard two strangers pass, at half a cable, talking of {them}',
      'heard, lying quiet, some talk about {them}',
    ),
    only(
      'city',
      'waited; heard some talk of {them} through a door',
      'sat by, were taken for furniture, and heard this about {them}',
    ),
    only('afloat', 'waited on the line; heard a passing boat’s people on the subject of {them}'),
  ],
  worked: [
    'over the work the gang talked of {them}',
    'heard from the next hand at the work, about {them}',
    'at the end of the work came some talk of {them}',
  ],
  played: [
    'the loser of the game paid in talk, about {them}',
    'over the game somebody had a grievance against {them}',
    'the players named {them} between two games',
  ],
  prayed: [
    'heard somebody pray, loudly, to be rid of {them}',
    'the verger at the chapel, or whatever he is, talked of {them}',
    'prayed; were joined by one who had worked for {them}',
  ],
  person: [
    'had it from {teller}, about {them}',
    '{teller} knew of {them}. Reply, as given',
    'talked with {teller}, who had this on {them}',
  ],
  companion: [
    '{mate} had this on {them}',
    '{mate} reported, on the subject of {them}',
    'had it from {mate}, who had asked no leave to ask',
  ],
};
