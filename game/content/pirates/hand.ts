import { type Hand } from '../../model/content/hand.js';

/** A ship’s log: the heading first, ‘you’ left out, and the column where it was entered. */
export const pirateHand: Hand = {
  opening: {
    forms: ['<head>: {any}', '{end}; <entered>.'],
    pools: {
      head: [
        'Item',
        'Entered',
        'Sighted and logged',
        'Bearing dead ahead',
        'For the log',
        'In the way, and not on the chart',
        'Met with on the way',
        'Entered as seen',
        'Under obstructions',
      ],
      entered: [
        'entered so',
        'entered under delays',
        'bearing noted, cost not',
        'logged in those words',
        'the column for the charge is open',
        'no heading for it, so entered here',
      ],
    },
  },
  deed: {
    forms: ['<head>: {did}', '<head>: {it}', '{end}; <entered>.'],
    pools: {
      head: [
        'Item',
        'Entered',
        'For the log',
        'Put in the book',
        'To the ship’s account',
        'In the ship’s book',
        'For the owners',
      ],
      entered: [
        'entered under wear and tear',
        'entered under sundries',
        'entered so, and not struck out',
        'the reason is in the margin',
        'the margin says more',
        'no charge has been entered',
        'entered twice, and struck out once',
        'ditto in the margin, smaller',
        'put down on account',
      ],
    },
  },
  way: {
    forms: ['<head>: {did}', '<head>: {it}'],
    pools: {
      head: [
        'Course',
        'Course entered',
        'Item',
        'Day’s run',
        'Way made good',
        'For the log',
        'Track, as kept',
        'By dead reckoning',
      ],
    },
  },
  dropsYou: true,
};
