import { only } from '../builders/clauses.js';
import { type ClueSources } from '../../model/content/clue-sources.js';

export const empireClueSources: ClueSources = {
  searched: [
    'you {tried}, from which the following was learned about {them}:',
    'you {tried}, and it was not without result, for this was heard about {them}:',
    'you {tried}; two persons were heard to speak of {them}, as follows:',
    'having meant to learn something you {tried}, and learned this about {them}:',
  ],
  looked: [
    only(
      'wild+ashore',
      'you found a tablet that somebody had lost, and it was about {them}',
      'you saw two travellers, who did not see you, and they were talking about {them}',
      'you found half of a letter, and read it, and it was about {them}',
    ),
    only(
      'city',
      'you read a notice on a wall, and it was about {them}',
      'you looked in at an office, where two clerks were talking about {them}',
      'you found a tablet that a clerk had dropped, and it was about {them}',
    ),
    only(
      'afloat',
      'you sighted a boat, and her master called over to you some news about {them}',
      'you found a sealed jar adrift, with a letter in it about {them}',
    ),
  ],
  asked: [
    'you asked about {them} as well, and were answered',
    'in the same talk it was stated about {them}',
    'you asked what else was known, and it was about {them}',
    'your last question was about {them}, and you got an answer',
  ],
  listened: [
    only(
      'wild+ashore',
      'two travellers went by without seeing you, and you heard them speak about {them}',
      'you kept still while some people passed, and heard them talk about {them}',
    ),
    only(
      'city',
      'you heard two clerks through a thin wall, and they were talking about {them}',
      'some people had not noticed you, and were heard to talk about {them}',
    ),
    only('afloat', 'you heard the crew of a passing boat talk about {them}'),
  ],
  worked: [
    'those who worked beside you talked about {them}',
    'a fellow worker, between two loads, told you about {them}',
    'when the work had been done, the talk came to {them}',
  ],
  played: [
    'the loser of the game told you something about {them}, instead of paying',
    'in the course of the game people talked about {them}',
    'two of the players were former clerks of {them}’s, and talked about {them}',
  ],
  prayed: [
    'an attendant at the altar told you about {them}',
    'somebody at prayer was heard to inform the god about {them}',
    'two people at the sacrifice were talking about {them}',
  ],
  person: [
    '{teller} told you what was known about {them}',
    '{teller} was asked, and had this to state about {them}',
    '{teller} knew something about {them} and told you',
  ],
  companion: [
    '{mate} reported to you about {them}',
    '{mate} had inquired about {them}, and told you the result',
    '{mate} had known something about {them}, and told it when asked',
  ],
};
