import fc from 'fast-check';
import { openingOf, paragraphsOf, sentencesOf, layOut } from './paragraphs.js';

describe('the parts of a text', () => {
  it('are paragraphs', () => expect(paragraphsOf('One.\n\n Two.\nThree. \n\n')).toEqual(['One.', 'Two.', 'Three.']));
  it('are sentences that join to the paragraph', () =>
    expect(sentencesOf('“Go,” she said. You went. It rained!')).toEqual([
      '“Go,” she said. ',
      'You went. ',
      'It rained!',
    ]));
  it('begin with an opening of a few words', () => {
    expect(openingOf('You ran it the way you ran')).toEqual(['You ran it ', 'the way you ran']);
    expect(openingOf('Snow. Then nothing')).toEqual(['Snow. ', 'Then nothing']);
    expect(openingOf('')).toEqual(['', '']);
  });
  it('number the sentences through all paragraphs', () =>
    expect(layOut('You went out. It rained.\n\nThen it snowed.')).toEqual([
      { opening: 'You went out. ', sentences: [{ text: 'It rained.', order: 0 }] },
      { opening: '', sentences: [{ text: 'Then it snowed.', order: 1 }] },
    ]));
  it('contain the whole text', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(sentencesOf(text).join('')).toBe(text);
        expect(openingOf(text).join('')).toBe(text);
      }),
    ));
});
