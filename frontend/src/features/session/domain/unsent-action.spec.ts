import { type KeyedAction, parseUnsentAction } from './unsent-action.js';

const kept: KeyedAction = {
  key: 'k-1',
  characterId: 'c-1',
  body: { sessionId: 's-1', action: 'slip_away', isCustomAction: false, choiceId: 'a', expectedTurn: 4 },
};

describe('an action that is kept', () => {
  it('comes back as it was', () => expect(parseUnsentAction(JSON.parse(JSON.stringify(kept)))).toEqual(kept));
  it.each([
    [null],
    ['x'],
    [{}],
    [{ ...kept, key: '' }],
    [{ ...kept, body: null }],
    [{ ...kept, body: { ...kept.body, sessionId: 4 } }],
    [{ ...kept, body: { sessionId: 's', action: 'a' } }],
  ])('is none where it makes no sense: %j', (value) => expect(parseUnsentAction(value)).toBeNull());
});
