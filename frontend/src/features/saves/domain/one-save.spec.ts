import { isSameSave, type KeyedSave } from './one-save.js';

const before: KeyedSave = {
  key: 'k',
  body: { sessionId: 's', characterId: 'c', saveName: 'Manual Save' },
  turn: 4,
  pressedAt: 1_000,
};
const now = { sessionId: 's', turn: 4, now: 1_300 };

describe('a second press on Save', () => {
  it('asks for the save of the first', () => expect(isSameSave(before, now)).toBe(true));
  it.each([
    ['there was no first', null, now],
    ['it is a minute later', before, { ...now, now: 61_000 }],
    ['the story has moved on', before, { ...now, turn: 5 }],
    ['it is another saga', before, { ...now, sessionId: 't' }],
  ] as const)('asks for another one if %s', (_, first, press) => expect(isSameSave(first, press)).toBe(false));
});
