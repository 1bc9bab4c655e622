import { numbersRule } from './numbers.rule.js';
import { contextOf, judges } from '#test/support/narration/release-context.fixture.js';

const knife = (quantity: number) => ({ name: 'Bone knife', quantity, value: 2, description: '' });
const hero = { ...contextOf().facts.hero, coins: 36, inventory: [knife(2)] };

describe('where four pieces of silver were paid', () =>
  judges(numbersRule, contextOf({ hero, coinsDelta: -4 }), {
    good: [
      'You counted four pieces of silver into his palm.',
      'You paid him 4 silver, and had 36 coins left.',
      'You had forty coins that morning.',
      'Three men were waiting at the ford.',
      'You wore both knives; two bone knives are better than none.',
      'He wore twelve silver rings.',
    ],
    bad: [
      'You counted five pieces of silver into his palm.',
      '“Ten silver,” he said.',
      'You found a hundred gold coins.',
      'You had 500 coins now.',
      'You lost three hit points.',
      'You had five bone knives.',
      'A dozen coins lay in the mud.',
    ],
  }));
describe('where the player named a number', () =>
  judges(numbersRule, contextOf({ hero, coinsDelta: 0 }, { deedWords: 'I offer him ten silver for the boat' }), {
    good: ['You offered ten silver, and he laughed.'],
    bad: ['He asked for twenty silver.'],
  }));
