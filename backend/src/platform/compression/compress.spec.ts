import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { compress, compressFields, decompress } from './compress.js';
import { DICTIONARY_V1 } from './dictionary.v1.js';

it('gives every text back', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.json()), (text) => {
      expect(decompress(compress(text))).toBe(text);
      expect(decompress(compressFields(text))).toBe(text);
    }),
  );
});

it('knows the texts of a turn: an offer that it has seen takes a sixth of its bytes', () => {
  const offer = JSON.stringify({
    id: 'leisure.tide-cave',
    kind: 'explore',
    attribute: 'reflexes',
    difficulty: 'easy',
    requiresItem: null,
    risk: 'slight',
  });
  expect(compress(offer).length).toBeLessThan(offer.length / 6);
});

it('opens for ever what each dictionary compressed', () => {
  const frozen = Buffer.from('AatGtElJW7SEY9MRaF8MAA==', 'base64');
  expect(decompress(frozen)).toBe(
    '{"turn":7,"story":"They let you have one from each nest, and nobody would say why."}',
  );
  const frozenFields = Buffer.from('AkNyqnmKcbJBmmkqmhst0iySkZuuxamJOeCufpmRnmNiiXuJa46XUi0A', 'base64');
  expect(decompress(frozenFields)).toBe('{"userId":"7d3c0f5e","sessionId":"8f8c","turn":7,"sealed":"v2.AatGtElJ"}');
  expect(createHash('sha256').update(DICTIONARY_V1).digest('hex')).toBe(
    'c63dd5675cf1c07265e7d4cfe5ea3a7ef712fd83c26af007961a7201fd54b7ac',
  );
});

it.each([
  ['no bytes', Buffer.alloc(0)],
  ['a number that no dictionary has', Buffer.of(9, 1, 2)],
  ['a stream that is cut off', compress('The tide took it. '.repeat(9)).subarray(0, 12)],
])('refuses %s', (_, bytes) => {
  expect(() => decompress(bytes)).toThrow();
});
