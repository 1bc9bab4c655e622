import { numeral as lettered } from './assassins/numeral.js';
import { numeral as tally } from './barbarians/numeral.js';
import { numeral as rubricated } from './knights/numeral.js';
import { numeral as knots } from './mongols/numeral.js';
import { numeral as foliated } from './pirates/numeral.js';

const first = (count: number, numeral: (n: number) => string): string[] =>
  Array.from({ length: count }, (_, i) => numeral(i + 1));

describe('the numbers of choices', () => {
  it('are tied by fours', () => expect(first(6, knots)).toEqual(['•', '••', '•••', '••••', '•••• •', '•••• ••']));
  it('are foliated, the last i drawn out', () =>
    expect(first(8, foliated)).toEqual(['i.', 'ij.', 'iij.', 'iv.', 'v.', 'vi.', 'vij.', 'viij.']));
  it('stand between points, four as four strokes', () =>
    expect(first(9, rubricated)).toEqual([
      '·i·',
      '·ii·',
      '·iii·',
      '·iiii·',
      '·v·',
      '·vi·',
      '·vii·',
      '·viii·',
      '·viiii·',
    ]));
  it('are the letters of an Italian, and begin again doubled', () => {
    expect(first(10, lettered).join('')).toBe('abcdefghik');
    expect(lettered(24)).toBe('aa');
  });
  it('are struck off by fives', () =>
    expect(first(7, tally)).toEqual(['|', '||', '|||', '||||', '||||/', '||||/ |', '||||/ ||']));
});
