import { only } from '../builders/clauses.js';
import { type LeadSources } from '../../model/content/lead-sources.js';

export const samuraiLeadSources: LeadSources = {
  looked: [
    only(
      'wild+ashore',
      'a folded paper that lay where you had looked was about {them}',
      'two travellers whom you saw go by spoke of {them}',
      'on a votive board that you found, the brush had written of {them}',
    ),
    only(
      'city',
      'a paper was pasted on a gate that you found, and it was about {them}',
      'two servants stood behind a screen, and you saw only their hems, and they spoke of {them}',
      'you looked in at a gate, and somebody there was speaking of {them}',
    ),
    only(
      'afloat',
      'a boat was seen, and it drew alongside, and its people spoke of {them}',
      'a lacquer box drifted by, and the paper found in it was about {them}',
    ),
  ],
  asked: [
    'in the same talk {them} was named',
    'you asked one thing more, and it was answered with the eyes down',
    'you were told this as well, in a lower voice',
    'the answer that came last was about {them}',
  ],
  listened: [
    only(
      'wild+ashore',
      'you kept still, and two travellers went by, and you heard them speak of {them}',
      'you had not moved, and you heard the name of {them}',
    ),
    only(
      'city',
      'you waited, and behind the paper of a door {them} was spoken of. You heard it all',
      'you heard {them} named by people who had forgotten you',
    ),
    only('afloat', 'a boat passed, and over the water you heard {them} named'),
  ],
  worked: [
    'over the work, in a low voice, {them} was spoken of',
    'the one who worked beside you spoke of {them}',
    'the work was put away, and the talk came to {them}',
  ],
  played: [
    'over the game {them} was spoken of',
    'the one who lost the game spoke of {them}, looking at the pieces',
    'two of the players had served {them}, and it was told',
  ],
  prayed: [
    'the one who sweeps the shrine spoke of {them}',
    'somebody at prayer had said the name of {them} aloud',
    'at the shrine a pilgrim spoke of {them}',
  ],
  person: [
    '{teller} told you of {them}, with the face turned aside',
    'it was {teller} who told you this of {them}',
    '{teller} spoke of {them}, once',
  ],
  companion: [
    '{mate} had asked, and told you of {them}',
    'it was {mate} who knew this of {them}',
    '{mate} knelt down and told you what there was of {them}',
  ],
};
