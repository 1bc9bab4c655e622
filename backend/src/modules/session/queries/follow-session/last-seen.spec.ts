import { lastSeenOf } from './last-seen.js';

describe('the Last-Event-ID of a client', () => {
  it('is a position or a sentence', () => {
    expect(lastSeenOf('120034')).toEqual({ kind: 'position', position: 120034n });
    expect(lastSeenOf('7.3')).toEqual({ kind: 'sentence', turn: 7, n: 3 });
  });
  it.each([undefined, '', 'x', '1.2.3', '-4', '99999999999999999999'])('counts as nothing seen where it is %p', (id) =>
    expect(lastSeenOf(id)).toBeNull(),
  );
});
