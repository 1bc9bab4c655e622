import fc from 'fast-check';
import { cursorOf, readCursor, sequenceOf } from './cursor.js';

const logId = '9c5b94b1-35ad-49bb-b118-8e8fc24abf80';
const position = fc.bigInt({ min: 0n, max: 2n ** 63n - 1n });

it('is read as it was written', () =>
  fc.assert(
    fc.property(position, (at) =>
      expect(readCursor(cursorOf({ logId, position: at }))).toEqual({ logId, position: at }),
    ),
  ));

it('sorts as text as its positions do as numbers', () =>
  fc.assert(
    fc.property(position, position, (one, other) => expect(sequenceOf(one) < sequenceOf(other)).toBe(one < other)),
  ));

it.each([
  '',
  '42',
  `${logId}:`,
  `${logId}:-1`,
  `${logId}:1.5`,
  `${logId}:99999999999999999999`,
  `x${logId}:1`,
  `${logId.toUpperCase()}:1`,
])('is not %j', (text) => expect(readCursor(text)).toBeNull());
