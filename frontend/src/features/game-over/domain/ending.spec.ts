import { endingOf } from './ending.js';

describe('the ending', () => {
  it('is the sentence of the last entry that contains it', () =>
    expect(
      endingOf(
        { storyContent: 'You fell.\n\nIt snowed. Game Over: here the saga of Thora is cut, and the stone is full.' },
        0,
      ),
    ).toEqual({
      lines: 'You fell.\n\nIt snowed.',
      reason: 'Game Over: here the saga of Thora is cut, and the stone is full.',
    }));
  it('is not cut within a name', () =>
    expect(
      endingOf({ storyContent: 'You fell. Game Over: finished with the log of J. Harrow; the rest is salt.' }, 0),
    ).toEqual({
      lines: 'You fell.',
      reason: 'Game Over: finished with the log of J. Harrow; the rest is salt.',
    }));
  it('depends on the hit points', () =>
    expect(endingOf({ storyContent: 'You fell.' }, 0)).toEqual({
      lines: 'You fell.',
      reason: 'Your hit points reached zero. The journey has ended.',
    }));
  it('is the end of the tale otherwise', () =>
    expect(endingOf(null, 12).reason).toBe('Your adventure has reached its conclusion.'));
});
