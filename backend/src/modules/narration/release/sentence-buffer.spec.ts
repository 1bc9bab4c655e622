import fc from 'fast-check';
import { sentenceBuffer, sentencesOf } from './sentence-buffer.js';

const streamed = (...pieces: readonly string[]) => {
  const buffer = sentenceBuffer();
  return { whole: pieces.flatMap((piece) => buffer.add(piece)), last: buffer.end() };
};

describe('the sentences of a text', () => {
  it.each<[string, readonly string[]]>([
    ['Mr. Hale nodded. You went on.', ['Mr. Hale nodded. ', 'You went on.']],
    ['You came to St. Olaf. It rained.', ['You came to St. Olaf. ', 'It rained.']],
    ['“Stop!” he said. “Why?” You told him.', ['“Stop!” he said. ', '“Why?” ', 'You told him.']],
    ['“Stop! Go home.” You did.', ['“Stop! Go home.” ', 'You did.']],
    ['It cost 3.50 coins. So be it.', ['It cost 3.50 coins. ', 'So be it.']],
    ['You went.\n\nNight fell.', ['You went.\n\n', 'Night fell.']],
    ['He waited… and went on. Then he was gone.', ['He waited… and went on. ', 'Then he was gone.']],
    ['(It was late.) You slept.', ['(It was late.) ', 'You slept.']],
    ['', []],
  ])('%j', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences));

  it('joined are the text', () => {
    const words = fc.constantFrom('Go', 'go', '.', '!', '…', '“', '”', '’', ')', ' ', '\n', 'Mr.', 'é', ',', '—');
    fc.assert(
      fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
        const text = parts.join('');
        expect(sentencesOf(text).join('')).toBe(text);
      }),
    );
  });
});

describe('the sentences of a stream', () => {
  it('holds the last one back until the stream has ended', () =>
    expect(streamed('You went no', 'rth. The wi', 'nd turned.')).toEqual({
      whole: ['You went north. '],
      last: ['The wind turned.'],
    }));
  it('waits for the end of what is said', () =>
    expect(streamed('“Stop! ', 'Go home', '.” ', 'You did. ', 'It')).toEqual({
      whole: ['“Stop! Go home.” ', 'You did. '],
      last: ['It'],
    }));
  it('has nothing to say of nothing', () => expect(streamed('', '\n ')).toEqual({ whole: [], last: [] }));
  it('sets straight marks and dashes as the game does', () =>
    expect(streamed('  "Don\'t," she said -- and laughed...\r\n\r\n\r\nYou ', 'went.')).toEqual({
      whole: ['“Don’t,” she said — and laughed…\n\n'],
      last: ['You went.'],
    }));

  it('are the same however the text comes in pieces', () => {
    const story =
      '“Halt!” the ferryman said. "Two coins -- or swim." You gave Mr. Ulf two.\n\nThe river was high... and cold. It\'s late.';
    const whole = streamed(story);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 30, maxLength: 120 }), (sizes) => {
        let rest = story;
        const pieces = sizes.map((size) => {
          const piece = rest.slice(0, size);
          rest = rest.slice(size);
          return piece;
        });
        const { whole: first, last } = streamed(...pieces, rest);
        expect([...first, ...last]).toEqual([...whole.whole, ...whole.last]);
      }),
    );
  });
});
