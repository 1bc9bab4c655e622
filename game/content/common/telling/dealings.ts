import { type Grammar } from '../../../model/content/clauses.js';
import { only } from '../../builders/clauses.js';

/*
 * What is paid and had by agreement: in a town, at a board, over a counter. {coins}: number and coin; {things}: with
 * their articles, one thing or several; {who}: one name.
 */

/** For a day's work. */
export const WAGES: Grammar = {
  forms: [
    'You were paid {coins}, <how>.',
    'You were given {coins} for it, <how>.',
    'The wages were {coins}, <how>.',
    '<when> you were paid {coins}.',
    'You had earned {coins}, <how>.',
    'They counted you out {coins}, <how>.',
    'Your pay was {coins}, <how>.',
  ],
  pools: {
    how: [
      'counted into your palm one by one',
      'in the smallest kind there is',
      'when your dinner had been taken off',
      'which is what a back is worth there',
      'out of a bag with a great many knots',
      'before witnesses',
      'with a nod thrown in',
      'less something for the foreman’s thirst',
      'for the better part of a day',
      'and every one of them had been sweated for',
      'as had been agreed, for a wonder',
      'and your fingers would not close on them at first',
      'and it was honest money',
      'and there would be as much again tomorrow, they said',
      only('broke', 'and you had not held so much for a while'),
      only('poor', 'and that was so much to eat'),
      only('rich', 'and you weighed them as if you needed them'),
    ],
    when: [
      'when you had washed your hands',
      'at the end of it',
      'last in the line,',
      'after the tools had been counted',
      'when everybody had grumbled',
      'once it had been looked over from both sides',
    ],
  },
};

/** At play or by a wager. */
export const WON: Grammar = {
  forms: [
    'You had won {coins}, <how>.',
    '{coins} came across to you, <how>.',
    'You were {coins} the richer by it, <how>.',
    'It was {coins} in the end, <how>.',
    'The wager was {coins}, and it was paid, <how>.',
    'You got up with {coins} that had been somebody else’s, <how>.',
  ],
  pools: {
    how: [
      'pushed over with the side of a hand',
      'and nobody liked it',
      'without a word',
      'to the disgust of one and the joy of the rest',
      'which was luck, and you called it skill',
      'with everybody looking on',
      'and you did not stay to lose it again',
      'and somebody said that you had done this before',
      'and somebody wished to see your sleeves',
      'and you were asked not to come back',
      'coin after coin, like teeth',
      'and one of the losers laughed',
      'and you bought nobody anything',
      only('broke', 'and you had a purse again'),
      only('rich', 'and that made it worse for them'),
    ],
  },
};
export const STAKED: Grammar = {
  forms: [
    'You lost your stake, {coins}, <how>.',
    '{coins} went across to somebody else, <how>.',
    'You lost {coins} at it, <how>.',
    'You paid what you had wagered, {coins}, <how>.',
    'You were {coins} the poorer by it, <how>.',
  ],
  pools: {
    how: [
      'and you were thanked',
      'with the best face you had',
      'which is what lessons cost there',
      'and nobody offered to lend you any',
      'before you had well begun',
      'and they hoped that you would come again',
      'as though it were nothing',
      'and somebody bought drink with it on the spot',
      'and the next in turn was already rubbing his hands',
      'and you knew exactly where you had gone wrong',
      'and you knew no more than before where you had gone wrong',
      'in front of everyone',
      only('broke', 'and that was the last of it'),
      only('poor', 'and you looked at what was left'),
    ],
  },
};

/** The price of what was wanted and had. */
export const PRICE: Grammar = {
  forms: [
    'You paid {coins}, <how>.',
    'It cost you {coins}, <how>.',
    'The price was {coins}, <how>.',
    'You counted out {coins}, <how>.',
    '{coins} went on it, <how>.',
    'You parted with {coins}, <how>.',
  ],
  pools: {
    how: [
      'and there was no more to say',
      'and it might have been more',
      'and you called it cheap',
      'and you did not call it cheap',
      'and the purse hung lighter',
      'and you did not argue',
      'and nobody gave you change',
      'when you had been told twice',
      'and each was held up to the light',
      'and it was worth that',
      'and the hand stayed open until the last',
      'as everybody does there',
      'which had been named before you came in, you thought',
      'and it went into a box with a slit',
      only('broke', 'and that was the last of it'),
      only('poor', 'and you looked at what was left'),
      only('rich', 'and you hardly felt it'),
    ],
  },
};

/** Things that were bought, sold and given away. */
export const BOUGHT: Grammar = {
  forms: [
    'You had bought {things}<how>.',
    'You went off with {things}<how>.',
    'It was {things} that you had bought<how>.',
    'You put away {things}<how>.',
    'You came out of it with {things}<how>.',
  ],
  pools: {
    how: [
      '',
      ', at a price that both of you had sworn at',
      ', tied up with somebody’s string',
      ', and were wished joy of the bargain',
      ', after a last look at the back',
      ', with a word of advice about the damp',
      ', and had not meant to',
      ', in a wrapping that was worth almost as much',
      ', and felt like somebody with a house',
      ', and knew at once where in the pack',
      only('laden', ', though the pack was full'),
      only('bare', ', and had something to carry at last'),
    ],
  },
};
export const SOLD: Grammar = {
  forms: [
    'You sold {things}<how>.',
    'You let {things} go<how>.',
    'You came away without {things}<how>.',
    'You turned {things} into money<how>.',
  ],
  pools: {
    how: [
      '',
      ', to the first who asked',
      ', for what was to be had',
      ', with a pang',
      ', and the pack sat better',
      ', with all the praise that you could find',
      ', and shook hands on it',
      ', before anybody could think better of the price',
      ', to one who tried not to look pleased',
      ', and were told that it was no longer made like that',
      ', and had only yourself to thank',
      ', and did not look back',
    ],
  },
};
export const GAVE: Grammar = {
  forms: [
    'You gave away {things}<how>.',
    'You left {things} there<how>.',
    'You parted with {things}<how>.',
    'You went on without {things}<how>.',
  ],
  pools: {
    how: [
      '',
      ', and did not wait for thanks',
      ', as one gives',
      ', and your hand stayed open a little longer',
      ', and it was not missed until later',
      ', which was the best that you had',
      ', and felt the place in the pack',
      ', and had meant to for some time',
    ],
  },
};

/** Somebody who goes along for wages. */
export const HIRED: Grammar = {
  forms: [
    '{who} came with you, <how>.',
    'From that day {who} went where you did, <how>.',
    '{who} took your money and shouldered a bundle, <how>.',
    'It was settled that {who} should come, <how>.',
  ],
  pools: {
    how: [
      'for wages',
      'at so much the week, and food',
      'with no questions',
      'when it had all been counted twice',
      'on a handshake',
      'for as long as the purse should last',
      'and asked only what there would be to eat',
      'having fetched a blanket from somewhere',
      'a pace behind',
      'and owed nobody in the town a farewell',
      'with one condition, which had to do with breakfast',
      'and was seen off by a dog',
    ],
  },
};
