import { actionInWords } from './action-words.js';

describe('an action in words', () => {
  it.each([
    ['read_the_ash', 'Read the ash'],
    ['Move Strand, to the north-east', 'Travel to the strand in the north-east'],
    ['Move Open water, to the west', 'Travel to the open water in the west'],
    ['Move Hedeby, to the south-west', 'Travel to Hedeby in the south-west'],
    ['Move the boat, to the west', 'Move the boat, to the west'],
    ['Move on', 'Move on'],
  ])('%s reads: %s', (action, words) => expect(actionInWords(action)).toBe(words));
});
