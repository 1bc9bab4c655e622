import { hashOfSentence, sentencesIn } from './told-sentences.js';

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

describe('the hash of a sentence', () => {
  it('is the same number of 32 bits for ever', () => {
    expect(hashOfSentence('You knew the place.')).toBe(hashOfSentence('You knew the place.'));
    expect(hashOfSentence('')).toBe(2_872_998_923);
    expect(hashOfSentence('You knew the place.')).not.toBe(hashOfSentence('You knew the place!'));
  });
});
