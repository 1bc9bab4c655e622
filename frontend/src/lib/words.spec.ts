import { fromUnderscores, ordinal, roman } from './words.js';

describe('words', () => {
  it('writes the id of an action as a title', () => expect(fromUnderscores('read_the_ash')).toBe('Read the ash'));

  it.each([
    [1, 'first'],
    [9, 'ninth'],
    [12, 'twelfth'],
    [20, 'twentieth'],
    [21, 'twenty-first'],
    [90, 'ninetieth'],
    [99, 'ninety-ninth'],
    [101, '101st'],
    [112, '112th'],
    [1003, '1003rd'],
  ])('writes %d as the ordinal %s', (n, word) => expect(ordinal(n)).toBe(word));

  it.each([
    [1, 'i'],
    [4, 'iv'],
    [9, 'ix'],
    [14, 'xiv'],
    [48, 'xlviii'],
  ])('writes %d as the numeral %s', (n, text) => expect(roman(n)).toBe(text));
});
