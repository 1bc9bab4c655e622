import { lastPlayed } from './last-played.js';

const saves = [
  { id: 'a', characterId: 'thora' },
  { id: 'b', characterId: 'ulf' },
  { id: 'c', characterId: 'ulf' },
];

describe('the saga that was played last on this device', () => {
  it('is marked once', () => expect(lastPlayed(saves, 'ulf')).toBe('b'));
  it.each([[null], ['somebody who is gone']])('is not marked: %s', (last) =>
    expect(lastPlayed(saves, last)).toBeNull(),
  );
  it('is not marked if there is no other', () => expect(lastPlayed(saves.slice(1), 'ulf')).toBeNull());
});
