import { leaf, saga } from './hand-made.fixture.js';
import { boundOf, newIn, sharedSentences, tallyOf } from './sentence.figures.js';

const telling = (...stories: string[]) => saga(stories.map((story) => leaf({ story })));

describe('the figures of sentences', () => {
  it('count in how many sagas a sentence is, not how often', () => {
    const sagas = [...Array.from({ length: 6 }, () => telling('It rained. It rained.')), telling('It snowed.')];
    expect(sharedSentences(tallyOf(sagas), 5)).toEqual([['It rained.', 6]]);
    expect(sharedSentences(tallyOf(sagas.slice(1)), 5)).toEqual([]);
  });

  it('scale the bound with more than a hundred sagas, and never below it', () => {
    const sagas = Array.from({ length: 200 }, (_, i) => telling(i < 10 ? 'Old.' : `New ${i}.`));
    expect(sharedSentences(tallyOf(sagas), 5)).toEqual([]);
    expect([boundOf('curious'), boundOf('always-rest')]).toEqual([5, 10]);
  });

  it('are held to the mean of all seeds together', () => {
    const ten = (times: number) => Array.from({ length: 100 }, (_, i) => telling(i < times ? 'Old.' : `New ${i}.`));
    expect(sharedSentences(tallyOf(ten(4), tallyOf(ten(6))), 5)).toEqual([]);
    expect(sharedSentences(tallyOf(ten(5), tallyOf(ten(6))), 5)).toEqual([['Old.', 11]]);
  });

  it('tell how much of the nth saga no saga before it had', () => {
    const row = [telling('One. Two.'), telling('Two. Three.'), telling('One. Three. Four. Five.')];
    expect([newIn(row, 1), newIn(row, 2), newIn(row, 3), newIn(row, 4)]).toEqual([100, 50, 50, null]);
  });
});
