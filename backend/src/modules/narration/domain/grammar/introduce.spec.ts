import { introduced } from './introduce.js';

const CALLED = new Map([
  ['Katagiri Kihei', 'Kihei'],
  ['Bergljot Hallsdottir', 'Bergljot'],
  ['Ketill', 'Ketill'],
]);

describe('whoever is called by the short name', () => {
  it('is named in full first, where the sentence that did so was left out', () => {
    expect(introduced('Kihei laid down a stick of incense. It was for Kihei’s mother.', CALLED)).toBe(
      'Katagiri Kihei laid down a stick of incense. It was for Kihei’s mother.',
    );
    expect(introduced('The ale was Bergljot’s.', CALLED)).toBe('The ale was Bergljot Hallsdottir’s.');
  });

  it('is named in full first, where the sentence that did so stands further down', () => {
    expect(introduced('You had heard of Kihei. This was Katagiri Kihei.', CALLED)).toBe(
      'You had heard of Katagiri Kihei. This was Katagiri Kihei.',
    );
  });

  it('stays as told otherwise', () => {
    for (const text of [
      'Katagiri Kihei poured the tea, and Kihei drank it.',
      'Nobody came.',
      'Ketill came.',
      'Bergljotar is another name.',
    ])
      expect(introduced(text, CALLED)).toBe(text);
  });

  it('is not taken for somebody else of that name', () => {
    const text = 'Kurokawa Kihei drew, and Kurokawa Kihei fell.';
    expect(introduced('Kihei barked.', CALLED, ['Kihei'])).toBe('Kihei barked.');
    expect(introduced(text, CALLED, ['Kurokawa Kihei'])).toBe(text);
  });
});
