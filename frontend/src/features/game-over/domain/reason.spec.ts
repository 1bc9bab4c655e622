import { reasonOf } from './reason.js';

describe('the reason of a game over', () => {
  it('is taken from the last entry', () => expect(reasonOf({ storyContent: 'You fell. Game Over: the ice took you.' }, 0)).toContain('Game Over: the ice took you.'));
  it('is the hit points', () => expect(reasonOf({ storyContent: 'You fell.' }, 0)).toBe('Your hit points reached zero. The journey has ended.'));
  it('is the end of the tale', () => expect(reasonOf(null, 12)).toBe('Your adventure has reached its conclusion.'));
});
