import fc from 'fast-check';
import { packed, unpacked } from './packed-payload.js';

const long = (text: string): string => text.padEnd(350, ' ');

it('gives data and metadata back', () => {
  fc.assert(
    fc.property(fc.json(), fc.json(), (data, metadata) => {
      const payload = { data: long(data), metadata };
      expect(unpacked(packed(payload) ?? Buffer.alloc(0))).toEqual(payload);
    }),
  );
});

it('leaves what is short as it is, and what the log refuses', () => {
  expect(packed({ data: 'x'.repeat(300), metadata: 'x'.repeat(49) })).toBeNull();
  expect(packed({ data: 'x'.repeat(300), metadata: 'x'.repeat(50) })).not.toBeNull();
  expect(packed({ data: long('\0'), metadata: '' })).toBeNull();
  expect(packed({ data: long(''), metadata: '\0' })).toBeNull();
});
