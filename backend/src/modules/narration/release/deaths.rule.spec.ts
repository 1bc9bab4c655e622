import { friend } from '#test/support/narration/turn-facts.fixture.js';
import { deathsRule } from './deaths.rule.js';
import { contextOf, deed, judges } from '#test/support/narration/release-context.fixture.js';

const hero = { ...contextOf().facts.hero, companions: [friend('Grim Half-hand')] };

describe('where nobody died', () =>
  judges(deathsRule, contextOf({ hero }), {
    good: [
      'Grim looked half dead, and said so.',
      'Grim’s brother had died here, once.',
      'A dead gull lay in the weed.',
      'You might have killed him, and did not.',
      'You would have drowned but for the rope.',
      '“I thought that you were dead,” she said.',
    ],
    bad: [
      'Grim fell dead beside the fire.',
      'Then Grim Half-hand was slain.',
      'You killed Grim.',
      'You died before the tide turned.',
      'You slew the man where he stood.',
      'The rider dropped dead.',
      'He died at your feet.',
      'Game Over: it is done.',
    ],
  }));
describe('after a fight that was won', () =>
  judges(deathsRule, contextOf({ hero, deed: deed('force'), success: true }), {
    good: ['You killed the one with the axe.', 'He died at your feet.'],
    bad: ['Grim was killed by the second arrow.', 'You died of it.'],
  }));
describe('where the player died', () =>
  judges(deathsRule, contextOf({ hero, ending: 'death' }), {
    good: ['You died on the shingle, and the tide came in.'],
    bad: ['You survived, barely.', 'You got away.'],
  }));
