import { only } from '../builders/clauses.js';
import { type LeadSources } from '../../model/content/lead-sources.js';

export const assassinLeadSources: LeadSources = {
  looked: [
    only(
      'wild+ashore',
      'asked how you came to know of {them}, you said that you had found a letter under a stone',
      'you deposed that two men went by on the left, did not see you, and spoke of {them}',
      'shown a scrap of paper, you agreed that you had found it there, and it concerns {them}',
    ),
    only(
      'city',
      'you deposed that you looked in at a window, on the right, and heard {them} spoken of',
      'asked where you had found the paper about {them}, you said in that street, trodden flat',
      'you agreed that two servants had not seen you, and had spoken of {them}',
    ),
    only(
      'afloat',
      'you deposed that a boat was sighted and came alongside, and her people spoke of {them}',
      'you deposed that a sealed flask was found adrift, with a letter about {them} in it',
    ),
  ],
  asked: [
    'asked what else came out in that talk, you named {them}',
    'you had put one question more, about {them}, and deposed the answer',
    'pressed, you agreed that in the same talk you had asked about {them}',
    'you were told it in that talk, and deposed it about {them}',
  ],
  listened: [
    only(
      'wild+ashore',
      'asked what you heard while you kept still, you answered: two men, who spoke of {them}',
      'you deposed that people went by, seven paces off, and that you heard them name {them}',
    ),
    only(
      'city',
      'asked what you heard while you waited, you said that it came through a door, and was about {them}',
      'you deposed that you kept silent, and heard {them} spoken of',
    ),
    only('afloat', 'asked what you heard while you waited, you said a boat’s crew, who spoke of {them}'),
  ],
  worked: [
    'asked who told you, you said the one at work on your left',
    'you deposed that over the work there was talk of {them}',
    'pressed, you said that it was heard at work, about {them}',
  ],
  played: [
    'asked who told you, you said the one who had lost the game',
    'you deposed that over the game {them} was spoken of',
    'pressed, you agreed that two of the players had served {them}',
  ],
  prayed: [
    'asked who told you of {them} in a church, you said one who was at prayer there',
    'you deposed that somebody had prayed aloud, and that it was about {them}',
    'pressed, you said that you had gone to pray, and heard of {them}',
  ],
  person: [
    'asked who told you, you named {teller}',
    'you deposed that it was {teller} who told you of {them}',
    'you had it from {teller}, and were pressed for every word',
  ],
  companion: [
    'asked who told you, you named {mate}',
    'you deposed that {mate} had found out something about {them}',
    '{mate} told you this of {them}, and has signed for it',
  ],
};
