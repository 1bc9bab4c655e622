import { type Hand } from '../../model/content/hand.js';

/** An old rider at the hearth: ‘Listen’, clauses on ‘and’, and who told it. */
export const mongolHand: Hand = {
  opening: {
    forms: ['<listen>: {any}', '<told>, {any}', '{end}, and <end>.'],
    pools: {
      listen: [
        'Listen',
        'Hear it',
        'Listen, you who sit by the felt',
        'This I saw',
        'This I had from a herdsman',
        'Put down the milk and listen',
      ],
      told: ['So it is told', 'As my father’s herdsman told it', 'So I heard it at the hearth'],
      end: ['so it is told', 'Heaven looked on', 'the herdsmen still tell it'],
    },
  },
  deed: {
    forms: ['So {you}', 'And {you}', '<told>, {any}', '{end}, and <end>.', 'Listen: {any}'],
    pools: {
      told: ['So it is told', 'As one told it who rode there', 'So the riders tell it'],
      end: [
        'so it is told',
        'Heaven saw it',
        'the riders still tell it',
        'they tell it where the mares are milked',
        'no rider has told it otherwise',
        'I had it from one who was there',
      ],
    },
  },
  way: {
    forms: ['So {you}', 'And {any}', 'And so {any}', 'Listen: {any}', '<told>, {any}'],
    pools: {
      told: ['So the riders tell it', 'So it is told', 'So the herdsmen have it'],
    },
  },
  strings: true,
};
