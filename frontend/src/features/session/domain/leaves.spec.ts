import { mayTurnBack } from './leaves.js';

describe('a game can be rewound', () => {
  const may = (difficulty: 'forgiving' | 'normal' | 'hardcore', hitPoints: number, gameOver: boolean): boolean =>
    mayTurnBack({ difficulty, hitPoints }, gameOver);

  it('if it is forgiving, while it goes on and after a death', () =>
    expect([may('forgiving', 12, false), may('forgiving', 0, true)]).toEqual([true, true]));
  it('but not after the oath is lost or kept', () => expect(may('forgiving', 12, true)).toBe(false));
  it('and in no other difficulty', () =>
    expect([may('normal', 12, false), may('normal', 0, true), may('hardcore', 12, false)]).toEqual([
      false,
      false,
      false,
    ]));
});
