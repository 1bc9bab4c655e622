import { type Hand } from '../../model/content/hand.js';

const entry = [
  'One entry, in small characters',
  'A line for this page',
  'A fold in the page here',
  'One line, kept level',
  'An entry without a seal',
  'One sheet, one matter',
] as const;

/** A diary: a thing first, without a verb; a sleeve or a hem last. */
export const samuraiHand: Hand = {
  opening: {
    forms: ['<entry>: {any}', '<seen>: {any}', '{end}; <rule>.'],
    pools: {
      entry,
      seen: ['A hem stopped in its step', 'A bow begun, and held', 'Both sleeves drawn in', 'A stop, and a level look'],
      rule: [
        'one bows first and answers afterwards',
        'one lays down both hands then',
        'one is asked such a thing once',
        'both sleeves are drawn in for it',
      ],
    },
  },
  deed: {
    forms: ['<entry>: {any}', '<sleeve>, you {verb}', '{end}, and <moved>.', '{end}; <rule>.'],
    pools: {
      entry,
      sleeve: [
        'Both sleeves drawn back',
        'The hem tucked up',
        'With one level bow',
        'One sleeve folded over the other',
      ],
      moved: [
        'one sleeve hung lower',
        'the hem was laid straight again',
        'a fold had come out of your sleeve',
        'the sleeve was folded back over the hand',
        'your hem was smoothed down',
      ],
      rule: [
        'such a thing is entered once',
        'one bows, and the page is turned',
        'so much was entered of it',
        'the page kept one line of it',
      ],
    },
  },
  way: {
    forms: ['<entry>: {any}', '<hem>, you {verb}'],
    pools: {
      entry: [
        'A line for this stage',
        'One stage, one line',
        'Of this road one line',
        'The road, in small characters',
        'One line, with the hem tucked up',
        'This much of the way',
      ],
      hem: ['The hem tucked up', 'With both sleeves tied', 'The hat tied low', 'Hands drawn back into the sleeves'],
    },
  },
};
