import { withSentence } from './streamed-story.js';

describe('a streamed story', () => {
  it('grows by sentences', () => {
    const one = withSentence(null, { turn: 3, n: 0, text: 'You went.' });
    expect(withSentence(one, { turn: 3, n: 1, text: 'It rained.' })).toEqual({
      turn: 3,
      sentences: ['You went.', 'It rained.'],
    });
  });
  it('is not changed by a repeated sentence', () => {
    const one = withSentence(null, { turn: 3, n: 0, text: 'You went.' });
    expect(withSentence(one, { turn: 3, n: 0, text: 'You went.' })).toEqual(one);
  });
  it('keeps the order when a sentence is late', () =>
    expect(withSentence(null, { turn: 3, n: 1, text: 'It rained.' }).sentences).toEqual(['', 'It rained.']));
  it('restarts with another turn', () =>
    expect(withSentence({ turn: 3, sentences: ['Old.'] }, { turn: 4, n: 0, text: 'New.' })).toEqual({
      turn: 4,
      sentences: ['New.'],
    }));
});
