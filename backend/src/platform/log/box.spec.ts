import { createSecretKey } from 'node:crypto';
import fc from 'fast-check';
import { systemRandom } from '../random/random.js';
import { BrokenBoxError, openBox, sealBox } from './box.js';

const key = createSecretKey(Buffer.alloc(32, 7));
const seal = (text: string | Uint8Array, context = 'here') => sealBox(key, text, context, systemRandom);
const open = (box: string, context = 'here', by = key) => openBox(by, box, context).toString();

it('opens to the sealed text', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.string({ unit: 'binary' }), (bytes, context) => {
      expect(openBox(key, seal(bytes, context), context)).toEqual(Buffer.from(bytes));
    }),
  );
  expect(open(seal('Þórr 草原 🏴‍☠️'))).toBe('Þórr 草原 🏴‍☠️');
});

it('never seals the same text to the same box', () => {
  expect(seal('oath')).not.toBe(seal('oath'));
});

it('still opens a box of the first version', () => {
  const frozen = 'v1.Dw8PDw8PDw8PDw8PjKafLdCOrFAodGaQqTbARliXLR/HAg==';
  expect(sealBox(key, 'oath-1', 'here', { ...systemRandom, bytes: (n) => Buffer.alloc(n, 15) })).toBe(frozen);
  expect(open(frozen)).toBe('oath-1');
});

it('compresses text of some length before it is sealed', () => {
  const story = 'You took the old causeway, and nobody would say what it had done. '.repeat(12);
  const box = seal(story);
  expect(box).toMatch(/^v2\./);
  expect(box.length).toBeLessThan(story.length / 4);
  expect(open(box)).toBe(story);
});

it('opens a long text of any kind', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 200, maxLength: 2_000 }), (text) => {
      const wellFormed = Buffer.from(text).toString();
      expect(open(seal(wellFormed))).toBe(wellFormed);
    }),
  );
});

it('still opens a compressed box of the second version, and only as one', () => {
  const story = 'Grass remembers. '.repeat(20);
  const frozen = 'v2.Dw8PDw8PDw8PDw8P6lRnS3EnCZ/nbSn+FHKBvza1Ao9ElOnscLBaZw==';
  expect(open(frozen)).toBe(story);
  expect(() => open(frozen.replace('v2', 'v1'))).toThrow(BrokenBoxError);
});

it.each(['', 'v1.', 'v1.AAAA', 'v2.AAAA', 'oath'])('does not open %j', (box) => {
  expect(() => open(box)).toThrow(BrokenBoxError);
});

it('does not open in another context, with another key, or with any bit changed', () => {
  const box = seal('a');
  expect(() => open(box, 'there')).toThrow(BrokenBoxError);
  expect(() => open(box, 'here', createSecretKey(Buffer.alloc(32, 8)))).toThrow(BrokenBoxError);
  const bytes = Buffer.from(box.slice('v1.'.length), 'base64');
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const altered = Buffer.from(bytes);
    altered[bit >> 3] = (altered[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(() => open(`v1.${altered.toString('base64')}`)).toThrow(BrokenBoxError);
  }
});
