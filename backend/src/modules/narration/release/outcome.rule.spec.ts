import { outcomeRule } from './outcome.rule.js';
import { contextOf, judges } from '#test/support/narration/release-context.fixture.js';

describe('of a deed that succeeded', () =>
  judges(outcomeRule, contextOf({ success: true }), {
    good: [
      'The ferryman looked at your hands, and let the rope go slack.',
      'You had not failed yet.',
      'If you failed, he would not say so twice.',
      '“You failed,” the old man said, and laughed at his own joke.',
      'You almost gave up before the knot came loose.',
    ],
    bad: [
      'You failed, and he knew it.',
      'Your plan came to nothing.',
      'It was all in vain.',
      'You were driven off with stones.',
      'It did not work.',
    ],
  }));
describe('of a deed that failed', () =>
  judges(outcomeRule, contextOf({ success: false }), {
    good: [
      'You managed to keep your feet, and that was all.',
      'You had almost persuaded her when the dog barked.',
      'Nobody won anything that morning.',
      'You hoped that it had worked.',
      'The others would have yielded to a better talker.',
    ],
    bad: [
      'You persuaded her in the end.',
      'Your trick worked.',
      'You managed to open the gate.',
      'He relented, and stood aside.',
      'The day was yours.',
      'You won.',
    ],
  }));
describe('of the opening', () =>
  judges(outcomeRule, contextOf({ deed: null }), { good: ['You failed once, and came home.'], bad: [] }));
