import { type Clauses, type Grammar } from '../../../model/content/clauses.js';
import { only } from '../../builders/clauses.js';

/** {coins}: number and coin, as 'four pieces of silver'. */
export const COINS_FOUND_GRAMMAR: Grammar = {
  forms: [
    'You found {coins} <where>.',
    '<where> you found {coins}.',
    '{coins} lay <where>, and you took what lay there.',
  ],
  pools: {
    where: [
      'under a stone',
      'in a fold of cloth',
      only('ashore', 'in the dirt', 'among ashes'),
      'at the bottom of a bag',
      'among what had been left there',
      'in a crack',
      'in a knotted rag',
      'in an old shoe',
      'in a broken pot',
      'at your feet',
      'under a heap of rags',
    ],
  },
};
export const COINS_GIVEN_GRAMMAR: Grammar = {
  forms: [
    'You were given {coins} <why>.',
    'You got {coins} <why>.',
    'They gave you {coins} <why>.',
    '<why> you had {coins}.',
  ],
  pools: {
    why: ['for your trouble', 'for it', 'by way of thanks', 'when it was settled', 'at the end of it', 'for your help'],
  },
};
export const COINS_LOST_GRAMMAR: Grammar = {
  forms: ['{coins} <fell> <of>.', '<when> you missed {coins}<less>.', 'You had dropped {coins} <there>.'],
  pools: {
    fell: ['fell', 'had fallen', 'slipped', 'had slipped', 'dropped'],
    of: [
      'out of your purse',
      'from your purse, and you searched the ground for nothing',
      'out of your purse meanwhile',
    ],
    when: ['afterwards', 'when it was over', 'when you felt for your purse', 'when you counted', 'later'],
    there: [
      'there',
      'in all that',
      'over it',
      'and had to go on without',
      'somewhere on that ground',
      'without hearing it',
    ],
    less: [
      '',
      ' from your purse',
      ', which had dropped out somewhere',
      ', and looked about in vain',
      only('broke', ', and that was the last of your money'),
      only('poor', ', and little was left'),
    ],
  },
};

const THEN: Clauses = [
  '',
  ', and took care of what you had',
  ', and packed up what you had got',
  ', for what use there might be',
  ', and found room in your baggage',
  ', and made all fast',
  ', and were glad of it',
  only('laden', ', though the pack was full'),
  only('bare', ', and had something to carry at last'),
];
/** {things}: with their articles, as 'a whetstone'. */
export const THINGS_GAINED_GRAMMAR: Grammar = {
  forms: ['You found {things} there<how>.', 'There you came by {things}<how>.', 'You <took> {things} from there<how>.'],
  pools: {
    took: ['took', 'brought away', 'carried off', 'picked up', 'came away with'],
    how: THEN,
  },
};
/** Of a talk or a gift. */
export const THINGS_GIVEN_GRAMMAR: Grammar = {
  forms: ['You were given {things}<how>.', 'They gave you {things}<why><how>.', 'You were handed {things}<why><how>.'],
  pools: {
    why: ['', ' for it', ' for your help', ' by way of thanks', ' to take along'],
    how: THEN,
  },
};
export const THINGS_LOST_GRAMMAR: Grammar = {
  forms: ['You <lost> {things}<how>.', 'It was {things} that you <lost><after>.'],
  pools: {
    lost: ['lost', 'gave up', 'parted with', 'had no more of', 'left behind', 'went on without', 'were the poorer by'],
    after: ['', ', and that was the price', ', and there was no help for it', ', with whatever luck was in it'],
    how: [
      '',
      ', and felt it',
      ', and did not look back',
      ', and there was no help for it',
      ', and went on lighter',
      ', and that was the price',
    ],
  },
};

/** {who}: names joined. */
export const JOINED_GRAMMAR: Grammar = {
  forms: [
    '{who} came with you <how>.',
    'When you went on, {who} came too<then>.',
    'You had {who} with you from that place on<then>.',
    'From there {who} went where you did<then>.',
  ],
  pools: {
    how: ['from that place on', 'after that', 'and asked for nothing', 'without being asked'],
    then: [
      '',
      ', a few steps behind',
      ', as if it had been settled long ago',
      ', and neither of you said anything about it',
    ],
  },
};
export const LEFT_GRAMMAR: Grammar = {
  forms: [
    '{who} went no farther with you<how>.',
    'You went on without {who}<how>.',
    '{who} had had enough, and left you<how>.',
    'That was the last you had of {who}<how>.',
  ],
  pools: {
    how: [
      '',
      ', and did not look back',
      ', and you did not ask for reasons',
      ', and the road was quieter',
      ', and you looked round more than once',
    ],
  },
};
