import { gainsRule } from './gains.rule.js';
import { contextOf, judges } from '#test/support/narration/release-context.fixture.js';

const coin = { name: 'Arm ring', quantity: 1, value: 8, description: '' };

describe('of a deed that gave nothing', () =>
  judges(gainsRule, contextOf({ coinsDelta: 0, itemsGained: [] }), {
    good: [
      'She gave you a look, and then the place by the fire.',
      'You took the bowl in both hands.',
      'You had not found any gold, and said so.',
      '“You found gold!” the boy shouted, and it was a button.',
      'The gold of the leaves lay over everything.',
      'He handed you the reins and forgot to let go.',
      'You counted your coins again; there were no more of them.',
      'They would have called you their king for a loaf.',
      'Your sword was in your hand before you knew it.',
    ],
    bad: [
      'You found a thousand gold coins under the stone.',
      'He handed you a sword that had belonged to kings.',
      'They gave you a new horse for it.',
      'You picked up the golden crown and set it on your head.',
      'Your purse was heavier by then.',
      'Forty coins were put into your hand.',
      'They knelt and called you their king.',
      'Your oath was fulfilled.',
    ],
  }));
describe('of a deed that was paid', () =>
  judges(gainsRule, contextOf({ coinsDelta: 4, itemsGained: [coin] }), {
    good: ['You took the coins before he could count them again.', 'He gave you the ring from his own arm.'],
    bad: [
      'They made you their queen for it.',
      'You found a thousand gold coins under the stone.',
      'You found a chest of gold and took all of it.',
      'Five hundred coins were put into your hand.',
    ],
  }));
describe('of the opening', () =>
  judges(gainsRule, contextOf({ deed: null }), {
    good: ['Your father gave you the sword and no advice.'],
    bad: ['You found a thousand gold coins under the stone.'],
  }));
