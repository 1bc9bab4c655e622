import { mayTurnBack } from './leaves.js';

describe('an earlier leaf may be turned back to', () => {
  const may = (difficulty: 'forgiving' | 'normal' | 'hardcore', hitPoints: number, gameOver: boolean): boolean =>
    mayTurnBack({ difficulty, hitPoints }, gameOver);

  it('in a forgiving game, while it goes on and by whoever fell', () =>
    expect([may('forgiving', 12, false), may('forgiving', 0, true)]).toEqual([true, true]));
  it('but not once it is lost or won', () => expect(may('forgiving', 12, true)).toBe(false));
  it('and in no other', () =>
    expect([may('normal', 12, false), may('normal', 0, true), may('hardcore', 12, false)]).toEqual([
      false,
      false,
      false,
    ]));
});
