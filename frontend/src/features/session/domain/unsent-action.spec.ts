import { type KeyedAction, parseUnsentAction } from './unsent-action.js';

const kept: KeyedAction = {
  key: 'k-1',
  characterId: 'c-1',
  body: { sessionId: 's-1', action: 'slip_away', isCustomAction: false, choiceId: 'a', expectedTurn: 4 },
};

describe('a stored action', () => {
  it('is read back unchanged', () => expect(parseUnsentAction(JSON.parse(JSON.stringify(kept)))).toEqual(kept));
  it.each([
    [null],
    ['x'],
    [{}],
    [{ ...kept, key: '' }],
    [{ ...kept, body: null }],
    [{ ...kept, body: { ...kept.body, sessionId: 4 } }],
    [{ ...kept, body: { sessionId: 's', action: 'a' } }],
  ])('is null if the stored text is invalid: %j', (value) => expect(parseUnsentAction(value)).toBeNull());
});
