import { phrasesRule } from './phrases.rule.js';
import { contextOf, judges } from '#test/support/narration/release-context.fixture.js';

describe('phrases not to be used', () =>
  judges(phrasesRule, contextOf({}, { banned: ['the gulls had opinions', 'cold as a key'] }), {
    good: ['The gulls had other opinions.', 'It was cold as keys are.'],
    bad: [
      'As ever, the gulls had opinions.',
      'The water was Cold, as a key.',
      'It was a testament to his craft.',
      'A shiver? It sent a shiver through you.',
    ],
  }));
