import fc from 'fast-check';
import { hashOfSentence, sentencesIn, sentencesWithSpaces } from './told-sentences.js';

describe('the sentences of a story', () => {
  it.each([
    ['', []],
    ['You went.', ['You went.']],
    ['You went. It rained!\n\nWas it far?', ['You went.', 'It rained!', 'Was it far?']],
    ['“Halt!” she said. “Why?” You told her.', ['“Halt!” she said.', '“Why?”', 'You told her.']],
    ['You found it… and lost it. 25 coins were gone.', ['You found it… and lost it.', '25 coins were gone.']],
    ['Game Over: it is done.', ['Game Over: it is done.']],
  ])('%j', (story, sentences) => expect(sentencesIn(story)).toEqual(sentences));

  it('are the same alone and within a story', () => {
    const lines = ['You went. It rained.', '“No,” she said. Nobody laughed.', 'It was night.'];
    expect(sentencesIn(lines.join('\n\n'))).toEqual(lines.flatMap(sentencesIn));
    expect(sentencesIn(lines.join(' '))).toEqual(lines.flatMap(sentencesIn));
  });
});

describe('the sentences of a story with their white space', () => {
  it.each([
    ['You go north. The wind turns.', ['You go north. ', 'The wind turns.']],
    ['"Halt!" she says. You do.\n\nNight falls.', ['"Halt!" she says. ', 'You do.\n\n', 'Night falls.']],
    ['"Halt!" You do.', ['"Halt!" ', 'You do.']],
    ["'Halt!' You do.", ["'Halt!' ", 'You do.']],
    ['It costs 3.50 coins. So be it.', ['It costs 3.50 coins. ', 'So be it.']],
    ['One…\n \n\nTwo', ['One…\n \n\n', 'Two']],
    ['no end', ['no end']],
    ['', []],
  ])('%j', (story, sentences) => expect(sentencesWithSpaces(story)).toEqual(sentences));

  it('joined are the story, and none of them is empty', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('Go', 'go', '.', '!', '…', '"', "'", '”', ')', ' ', '\n'))
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (story) => {
        const sentences = sentencesWithSpaces(story);
        expect(sentences.join('')).toBe(story);
        expect(sentences.slice(1).filter((sentence) => sentence.trim() === '')).toEqual([]);
      }),
    );
  });
});

describe('the hash of a sentence', () => {
  it('is the same number of 32 bits for ever', () => {
    expect(hashOfSentence('You knew the place.')).toBe(hashOfSentence('You knew the place.'));
    expect(hashOfSentence('')).toBe(2_872_998_923);
    expect(hashOfSentence('You knew the place.')).not.toBe(hashOfSentence('You knew the place!'));
  });
});
