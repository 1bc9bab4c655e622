import { type Hand } from '../../model/content/hand.js';

/** A monk reads it to the novices: ‘Now’ and ‘And’, a reason, and what he cannot explain. */
export const knightHand: Hand = {
  opening: {
    forms: ['Now {any}', 'Now, <told>, {any}', 'Behold, {any}', '<told>, {any}'],
    pools: {
      told: [
        'as I am told',
        'by God’s providence',
        'as a carter had it',
        'as the cook here tells it',
        'as it is written down here',
      ],
    },
  },
  deed: {
    forms: ['And {you}', 'So {you}', 'Now {any}', 'And, <mercy>, {any}', '{end}, and <doubt>.', '{end}; <moral>.'],
    pools: {
      mercy: ['by God’s mercy', 'as I am told', 'God forgive us'],
      doubt: [
        'the novices ask why',
        'I have found no moral in it',
        'I have prayed over it since',
        'the abbot gave me no candle for that',
        'the novices laughed, and I did penance for them',
      ],
      moral: [
        'we learn patience from it, or I do',
        'the novices ask which saint did so',
        'I have preached on it once, and nobody was mended',
        'for that there is a psalm, and I forget which',
      ],
    },
  },
  way: {
    forms: ['And {you}', 'So {you}', 'And so {you}', 'Now {any}', 'And, <mercy>, {any}'],
    pools: {
      mercy: ['by God’s mercy', 'as I am told', 'under Saint Christopher’s care', 'as the apostles did'],
    },
  },
  own: { forms: ['And {you}', 'Now {you}', 'So {you}', 'And so {you}', 'Now {it}'] },
};
