import { playerRule } from './player.rule.js';
import { contextOf, judges } from '#test/support/narration/release-context.fixture.js';

describe('what the player did not say', () =>
  judges(playerRule, contextOf(), {
    good: [
      '“Go home,” she said to you.',
      'You told him what you had seen.',
      'You said little.',
      '“Did it hurt?” you were asked.',
      'You had no wish to stay.',
      '“You will pay for it,” he said.',
    ],
    bad: [
      '“I will burn it down,” you said.',
      'You said, “I will burn it down.”',
      '“No,” you answered.',
      'You looked at him and replied: “Never.”',
      'You decided to follow her.',
      'You vowed revenge.',
      'You accepted his offer.',
      'You promised him your sword.',
      'You will go north now.',
      'You agreed to pay.',
    ],
  }));
describe('what the player did', () =>
  judges(
    playerRule,
    contextOf(
      { freeText: 'I say "I will burn it down" and refuse' },
      { deedWords: 'I say "I will burn it down" and refuse' },
    ),
    { good: ['“I will burn it down,” you said.', 'You refused.'], bad: ['“I yield,” you said.'] },
  ));
describe('the oath at the opening', () =>
  judges(playerRule, contextOf({ deed: null }), { good: ['You swore to bring her home.'], bad: [] }));
