import { lastSeenOf } from './last-seen.js';

describe('the Last-Event-ID of a client', () => {
  it('is a position or a sentence', () => {
    expect(lastSeenOf('120034')).toEqual({ kind: 'position', position: 120034n });
    expect(lastSeenOf('7.3')).toEqual({ kind: 'sentence', turn: 7, n: 3 });
  });
  it('may be the last one that the database can hold', () => {
    expect(lastSeenOf('9223372036854775807')).toMatchObject({ position: 9223372036854775807n });
    expect(lastSeenOf('2147483647.0')).toMatchObject({ turn: 2147483647 });
  });
  it.each([
    undefined,
    '',
    ' ',
    'x',
    '1.2.3',
    '1.',
    '.5',
    '-4',
    '1e5',
    '7.1000000',
    '99999999999999999999',
    '9223372036854775808',
    '2147483648.0',
    '9999999999999999999.1',
    '٣',
  ])('counts as nothing seen where it is %p', (id) => expect(lastSeenOf(id)).toBeNull());
});
