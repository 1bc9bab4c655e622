import fc from 'fast-check';
import { readText, storedText } from './stored-text.js';

describe('stored text', () => {
  it('is the text itself for ordinary text', () => {
    const saga = 'Þorgrím said: "C:\\saga\\t\u0009" 🏴‍☠️\n';
    expect(storedText(saga)).toBe(saga);
  });

  it('holds neither U+0000 nor a lone surrogate', () => {
    expect(storedText('a\u0000b\ud800c\u001ad')).toBe('a\u001a0000b\u001ad800c\u001a001ad');
  });

  it('reads as the original text for any text', () => {
    const anything = fc
      .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.constantFrom(0, 0x1a, 0xd800, 0xdc00)))
      .map((units) => String.fromCharCode(...units));
    fc.assert(
      fc.property(anything, (text) => {
        const stored = storedText(text);
        expect(readText(stored)).toBe(text);
        expect(stored.includes('\u0000')).toBe(false);
        expect(Buffer.from(stored, 'utf8').toString('utf8')).toBe(stored);
      }),
    );
  });
});
