import { type Save } from '#contracts/save/views.js';
import { isOnlySave } from './only-save.js';

const a = { id: 'a', sessionId: 's' } as Save;
const b = { id: 'b', sessionId: 's' } as Save;
const c = { id: 'c', sessionId: 't' } as Save;

describe('the only save of a saga', () => {
  it('is alone in its saga', () => expect(isOnlySave([a, c], a)).toBe(true));
  it('has no other of the same saga', () => expect(isOnlySave([a, b, c], a)).toBe(false));
});
