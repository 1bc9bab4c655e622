import { createSecretKey } from 'node:crypto';
import fc from 'fast-check';
import { systemRandom } from '../random/random.js';
import { BrokenBoxError } from './box.js';
import { SealingCodec, type SealedData } from './sealing-codec.js';

const codec = new SealingCodec(systemRandom, { TurnNarrated: { story: '', wording: [] } });
const key = createSecretKey(Buffer.alloc(32, 1));
const id = '0b8f8a3e-94f5-4d0a-8c1a-6a3f0f5ad001';
const narrated = (data: Record<string, unknown>) => ({ id, type: 'TurnNarrated', data });
const stored = (data: Record<string, unknown>, by: Parameters<typeof codec.seal>[1] = key) =>
  JSON.parse(codec.seal(narrated(data), by)) as SealedData;
const read = (data: SealedData, by: Parameters<typeof codec.open>[1] = key) =>
  codec.open({ id, type: 'TurnNarrated', data }, by);

it('stores personal fields in one box, and no part of them outside', () => {
  const text = codec.seal(narrated({ turn: 3, story: 'Ragnhild swore', wording: [{ action: 'swear_again' }] }), key);
  expect(text).toMatch(/^\{"turn":3,"sealed":"v1\.[A-Za-z0-9+/]+=*"\}$/);
  expect(read(JSON.parse(text) as SealedData)).toEqual({
    turn: 3,
    story: 'Ragnhild swore',
    wording: [{ action: 'swear_again' }],
  });
});

it('leaves other types unchanged', () => {
  expect(codec.hasPersonalFields('TokenSpent')).toBe(false);
  expect(codec.seal({ id, type: 'TokenSpent', data: { price: 1 } }, key)).toBe('{"price":1}');
});

it('returns any JSON unchanged, clear or sealed', () => {
  const anything = fc.record(
    { story: fc.jsonValue(), wording: fc.jsonValue(), turn: fc.jsonValue() },
    { requiredKeys: [] },
  );
  const odd = fc
    .string({ unit: 'binary' })
    .map((text) => ({ story: `\ud83d${text}\udc00`, turn: `${text}\ud800\u0000` }));
  fc.assert(
    fc.property(fc.oneof(anything, odd), (data) => {
      expect(read(stored(data))).toEqual(JSON.parse(JSON.stringify(data)));
    }),
  );
});

it('keeps fields of any name beside the box', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.string({ unit: 'binary' }).filter((name) => name !== 'sealed'),
        fc.jsonValue(),
      ),
      (data) => {
        expect(read(stored(data))).toEqual(JSON.parse(JSON.stringify(data)));
      },
    ),
  );
  const odd = JSON.parse('{"__proto__":{"x":1},"story":{"__proto__":"y"}}') as Record<string, unknown>;
  expect(JSON.stringify(read(stored(odd)))).toBe(JSON.stringify(odd));
});

it('reads placeholders once the key is destroyed', () => {
  expect(read(stored({ turn: 3, story: 'secret', wording: ['secret'] }), 'destroyed')).toEqual({
    turn: 3,
    story: '',
    wording: [],
  });
});

it('writes no personal data of an erased person', () => {
  const data = stored({ turn: 3, story: 'secret' }, 'destroyed');
  expect(data).toEqual({ turn: 3, sealed: 'erased' });
  expect(read(data)).toEqual({ turn: 3, story: '', wording: [] });
});

it('notices a box that was altered or moved to another event', () => {
  const data = stored({ story: 'mine' });
  const altered = { ...data, sealed: data.sealed.replace(/.{4}$/, 'AAAA') };
  expect(() => read(altered)).toThrow(BrokenBoxError);
  expect(() => codec.open({ id: id.replace('1', '2'), type: 'TurnNarrated', data }, key)).toThrow(BrokenBoxError);
  expect(() => codec.open({ id, type: 'TurnResolved', data }, key)).toThrow(BrokenBoxError);
});

it('refuses a field with the name of the box', () => {
  expect(() => stored({ sealed: 'mine' })).toThrow(TypeError);
});
