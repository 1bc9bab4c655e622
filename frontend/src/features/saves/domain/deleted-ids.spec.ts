import { idsIn, withId, withoutId } from './deleted-ids.js';

describe('the ids of deleted saves', () => {
  it.each([[null], ['a'], [{ a: 1 }]])('are empty for %j', (value) => expect(idsIn(value)).toEqual([]));
  it('are read back', () => expect(idsIn(['a', 3, 'b'])).toEqual(['a', 'b']));
  it('are stored once', () => expect(withId(['a', 'b'], 'a')).toEqual(['b', 'a']));
  it('are removed by an undo', () => expect(withoutId(['a', 'b'], 'a')).toEqual(['b']));
});
