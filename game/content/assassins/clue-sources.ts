import { only } from '../builders/clauses.js';
import { type ClueSources } from '../../model/content/clue-sources.js';

export const assassinClueSources: ClueSources = {
  searched: [
    'asked what you did there, you said that you {tried}, and learned this of {them}:',
    'you deposed that you {tried}, and that two people spoke of {them}:',
    'you {tried}; asked what came of it, you said, news of {them}:',
    'you {tried}, and deposed afterwards what you had heard of {them}:',
  ],
  looked: [
    only(
      'wild+ashore',
      'asked how you knew, you said that you found a letter there, and it was about {them}',
      'you deposed that two men went by on the left, did not see you, and spoke of {them}',
      'you deposed that you saw a paper on the ground, nine lines long, and it was about {them}',
    ),
    only(
      'city',
      'you deposed that you looked in at a window, on the right, and heard people speak of {them}',
      'asked how you knew, you said that you found a paper in the street, about {them}',
      'you deposed that two servants had not seen you, and spoke of {them}',
    ),
    only(
      'afloat',
      'you deposed that a boat was sighted and came alongside, and her people spoke of {them}',
      'you deposed that you found a flask afloat, with a letter about {them} in it',
    ),
  ],
  asked: [
    'asked what else was said in that talk, you answered that it was about {them}',
    'you had put one question more, you deposed, about {them}, and it was answered',
    'in the same talk, you deposed, you had asked about {them} too, and were told this',
    'before you parted you had asked about {them} as well, and it is deposed that you were told',
  ],
  listened: [
    only(
      'wild+ashore',
      'asked what you heard while you kept still, you said that two men spoke of {them}',
      'you deposed that people went by, seven paces off, and that you heard them speak of {them}',
    ),
    only(
      'city',
      'asked what you heard while you waited, you said that two people spoke of {them} behind a door',
      'you deposed that you kept silent, and heard people speak of {them}',
    ),
    only('afloat', 'asked what you heard while you waited, you said that a boat’s crew spoke of {them}'),
  ],
  worked: [
    'asked who told you of {them}, you said somebody who worked upon your left',
    'you deposed that over the work people spoke of {them}',
    'you deposed that you were told this at work, about {them}',
  ],
  played: [
    'asked who told you of {them}, you said the one who had lost the game',
    'you deposed that over the game people spoke of {them}',
    'you deposed that two of the players had been servants of {them}, and talked',
  ],
  prayed: [
    'asked who told you of {them} in a church, you said one who had come to pray there',
    'you deposed that somebody had prayed aloud, and spoke of {them} in the prayer',
    'you had gone to pray, you deposed, and heard people speak of {them} there',
  ],
  person: [
    'asked who told you of {them}, you named {teller}',
    'you deposed that it was {teller} who told you of {them}',
    'you had it from {teller}, as you deposed, about {them}',
  ],
  companion: [
    'asked who told you of {them}, you named {mate}',
    'you deposed that {mate} had found out something about {them}',
    '{mate} told you this of {them}, and has signed for it',
  ],
};
