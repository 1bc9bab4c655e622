import { type Clauses, type Grammar } from '../../../model/content/clauses.js';
import { only } from '../../builders/clauses.js';

/** {coins}: number and coin, as 'four pieces of silver'. */
export const COINS_FOUND_GRAMMAR: Grammar = {
  forms: [
    'You found {coins} <where>.',
    '<where> you found {coins}.',
    'You saw {coins} <where>, and stooped.',
    '{coins} lay <where>.',
    'You came on {coins} <where>, <then>.',
    'You had {coins} out of it, <then>.',
  ],
  pools: {
    where: [
      'under a stone',
      'in a fold of cloth',
      only('ashore', 'in the dirt', 'among ashes'),
      'at the bottom of a bag',
      'among what had been left',
      'in a crack',
      'knotted in a rag',
      'where nobody had looked',
      'in an old shoe',
      'in a broken pot',
      'at your feet',
      'down a crack where something had rolled',
      'under a heap of rags',
    ],
    then: [
      'and looked round to see whose',
      'and put away what there was',
      'and did not ask',
      'and counted twice',
      'which was more than you had expected',
      only('broke', 'and stood there with something in your hand again'),
      only('poor', 'and were glad of it'),
      only('rich', 'and put that with the rest'),
    ],
  },
};
export const COINS_GIVEN_GRAMMAR: Grammar = {
  forms: [
    'You were given {coins} <why>.',
    'It brought you {coins}, <how>.',
    'You took {coins} for it, <how>.',
    'You got {coins} <why>, <how>.',
    'You had {coins} <why>.',
  ],
  pools: {
    why: [
      'for your trouble',
      'for it',
      'by way of thanks',
      'without a receipt',
      'before you left',
      'when it was settled',
      'at the end of it',
    ],
    how: [
      'counted into your palm',
      'and nobody was sorry',
      'wrapped in a leaf',
      'fairly come by',
      'and a nod',
      'put down in front of you without a word',
      'and you bit what you were given, to see',
      only('broke', 'the first in some time'),
      only('poor', 'which you could use'),
      only('rich', 'which you hardly needed'),
    ],
  },
};
export const COINS_LOST_GRAMMAR: Grammar = {
  forms: [
    'It cost you {coins}, <how>.',
    'You were out {coins}, <how>.',
    'You parted with {coins}, <how>.',
    '{coins} went on it, <how>.',
    'You paid {coins}, <how>.',
    'You counted out {coins}, <how>.',
  ],
  pools: {
    how: [
      'and there was no more to say',
      'which you did not miss at once',
      'and it might have been more',
      'and you felt it',
      'and you called it cheap',
      'and you did not call it cheap',
      'and the purse hung lighter',
      'and that was that',
      'and you did not argue',
      'and nobody gave you change',
      only('broke', 'and that was the last of it'),
      only('poor', 'and you looked at what was left'),
      only('rich', 'and there was plenty left'),
    ],
  },
};

const THEN: Clauses = [
  '',
  ', and put it away',
  ', and packed it up',
  ', for what use there might be',
  ', and found room for it',
  ', and made it fast',
  ', and stowed it',
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
