import { does } from '../../content/builders/offers.js';
import { hasLinesLeft } from './fresh-offers.js';

const words = { action: 'Look', description: 'It takes an hour.', success: ['One.', 'Two.'], failure: 'None.' };
const look = { ...does(['explore', 'perception', 'easy', 'none'], words), id: 'leisure.look' };

describe('an offer', () => {
  it.each<[readonly string[], boolean]>([
    [[], true],
    [['leisure.look +'], true],
    [['leisure.look +', 'leisure.other -', 'leisure.look +'], false],
    [['leisure.look -'], false],
  ])('after %j has a line left for either outcome: %s', (used, left) => {
    expect(hasLinesLeft(used)(look)).toBe(left);
  });

  it('may be told less often than it has lines', () => {
    const isLeft = (most: number): boolean => hasLinesLeft(['leisure.look +'], () => most)(look);
    expect([isLeft(1), isLeft(2)]).toEqual([false, true]);
  });

  it('that a people tells in its own lines always has one', () => {
    expect(hasLinesLeft(['leisure.look -'])({ ...look, voiced: true })).toBe(true);
  });

  it('about somebody is the same as about anybody else', () => {
    const call = { ...look, id: 'matter:vikings:call:0:p7' };
    expect(hasLinesLeft(['matter:vikings:call:0: -'])(call)).toBe(false);
  });
});
