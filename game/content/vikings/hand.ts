import { type Hand } from '../../model/content/hand.js';

const held = [
  'It was witnessed that',
  'Two neighbours bore witness that',
  'It was held as proved that',
  'No one has denied that',
  'It was named at law that',
  'Kin on both sides agree that',
  'The law-speaker had it from two witnesses that',
  'It was settled by witnesses that',
] as const;

/** A case is laid out: who saw it, and that no one denies it. */
export const vikingHand: Hand = {
  opening: {
    forms: ['<held> {any}', '<case>: {any}', 'By <whose> account {any}'],
    pools: {
      held,
      case: ['This was the case', 'The case was laid out so', 'So the witnesses named it', 'This was asked of the law'],
      whose: ['their own kin’s', 'the witnesses’', 'two neighbours’'],
    },
  },
  deed: {
    forms: ['<held> {any}', '<slow> you {verb}', '{end}; <named>.', '{end}, and <denied>.'],
    pools: {
      held,
      slow: ['For your part', 'In front of witnesses', 'By your kin’s account', 'Not asked twice,'],
      named: [
        'witnesses were named',
        'the law has nothing against it',
        'kin were told of it',
        'it was valued as it stood',
      ],
      denied: [
        'no one has denied it',
        'your kin did not hide it',
        'it was not held against you',
        'it was not told twice',
      ],
    },
  },
  way: {
    forms: ['<held> {any}', '<slow> you {verb}'],
    pools: {
      held: [
        'It was witnessed that',
        'No one has denied that',
        'Your kin were told that',
        'It was told in the district that',
        'It is held that',
        'Those who live there bear witness that',
      ],
      slow: [
        'By your own account',
        'By right of way',
        'With leave asked of no one,',
        'Not delayed by any man,',
        'Without witnesses',
      ],
    },
  },
  splits: true,
};
