import { numeral as lettered } from './assassins/numeral.js';
import { numeral as tally } from './barbarians/numeral.js';
import { numeral as rubricated } from './knights/numeral.js';
import { numeral as knots } from './mongols/numeral.js';
import { numeral as foliated } from './pirates/numeral.js';

const first = (count: number, numeral: (n: number) => string): string[] =>
  Array.from({ length: count }, (_, i) => numeral(i + 1));

describe('the numbers of choices', () => {
  it('are groups of four knots', () =>
    expect(first(6, knots)).toEqual(['•', '••', '•••', '••••', '•••• •', '•••• ••']));
  it('are Roman, with a long last i', () =>
    expect(first(8, foliated)).toEqual(['i.', 'ij.', 'iij.', 'iv.', 'v.', 'vi.', 'vij.', 'viij.']));
  it('are between points, four as four strokes', () =>
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
  it('are the letters of the Italian alphabet, then doubled letters', () => {
    expect(first(10, lettered).join('')).toBe('abcdefghik');
    expect(lettered(24)).toBe('aa');
  });
  it('are tally marks in groups of five', () =>
    expect(first(7, tally)).toEqual(['|', '||', '|||', '||||', '||||/', '||||/ |', '||||/ ||']));
});
