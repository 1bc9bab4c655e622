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
        'by custom the sleeves are drawn in for it',
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
        'your hem had a stain the width of a thumb',
      ],
      rule: [
        'such a thing is entered once',
        'one bows, and the page is turned',
        'by custom nobody speaks of it',
        'one lays the sleeve flat afterwards',
      ],
    },
  },
  way: {
    forms: ['<entry>: {any}', '<hem>, you {verb}'],
    pools: {
      entry: [
        'A line for this stage',
        'One stage, one line',
        'Both sleeves, dust to the elbow',
        'Two sandals, one cord new',
        'One sleeve, pinned back',
        'A hat, its brim level',
      ],
      hem: ['The hem tucked up', 'With both sleeves tied', 'The hat tied low', 'Hands drawn back into the sleeves'],
    },
  },
};
