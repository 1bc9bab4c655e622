import fc from 'fast-check';
import { openingOf, paragraphsOf, sentencesOf, layOut } from './paragraphs.js';

describe('a text, cut up', () => {
  it('is paragraphs', () => expect(paragraphsOf('One.\n\n Two.\nThree. \n\n')).toEqual(['One.', 'Two.', 'Three.']));
  it('is sentences that join to the paragraph', () =>
    expect(sentencesOf('“Go,” she said. You went. It rained!')).toEqual([
      '“Go,” she said. ',
      'You went. ',
      'It rained!',
    ]));
  it('begins with a few words', () => {
    expect(openingOf('You ran it the way you ran')).toEqual(['You ran it ', 'the way you ran']);
    expect(openingOf('Snow. Then nothing')).toEqual(['Snow. ', 'Then nothing']);
    expect(openingOf('')).toEqual(['', '']);
  });
  it('counts its sentences through all paragraphs', () =>
    expect(layOut('You went out. It rained.\n\nThen it snowed.')).toEqual([
      { opening: 'You went out. ', sentences: [{ text: 'It rained.', order: 0 }] },
      { opening: '', sentences: [{ text: 'Then it snowed.', order: 1 }] },
    ]));
  it('loses nothing', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(sentencesOf(text).join('')).toBe(text);
        expect(openingOf(text).join('')).toBe(text);
      }),
    ));
});
