import { idsIn, withId, withoutId } from './deleted-ids.js';

describe('what was thrown away', () => {
  it.each([[null], ['a'], [{ a: 1 }]])('is nothing in %j', (value) => expect(idsIn(value)).toEqual([]));
  it('is read back', () => expect(idsIn(['a', 3, 'b'])).toEqual(['a', 'b']));
  it('is kept once', () => expect(withId(['a', 'b'], 'a')).toEqual(['b', 'a']));
  it('is taken back', () => expect(withoutId(['a', 'b'], 'a')).toEqual(['b']));
});
