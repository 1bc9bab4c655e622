import fc from 'fast-check';
import { sentencesOf } from './sentences-of.js';

describe('the sentences of a story', () => {
  it.each([
    ['You go north. The wind turns.', ['You go north. ', 'The wind turns.']],
    ['"Halt!" she says. You do.\n\nNight falls.', ['"Halt!" she says. ', 'You do.\n\n', 'Night falls.']],
    ['It costs 3.50 coins. So be it.', ['It costs 3.50 coins. ', 'So be it.']],
    ['One…\n \n\nTwo', ['One…\n \n\n', 'Two']],
    ['no end', ['no end']],
    ['', []],
  ])('%j', (story, sentences) => expect(sentencesOf(story)).toEqual(sentences));

  it('joined are the story, and none of them is empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (story) => {
        const sentences = sentencesOf(story);
        expect(sentences.join('')).toBe(story);
        expect(sentences.slice(1).filter((sentence) => sentence.trim() === '')).toEqual([]);
      }),
    );
  });
});
