import { type StoryEntry } from '#contracts/session/views.js';
import { leavesIn, type Line, treeOf } from './branches.js';

const leaf = (turnNumber: number, parent: number | null, withdrawn = false) =>
  ({ turnNumber, parent, withdrawn }) as StoryEntry;
/** '0 1(2 3) 4': what stands in brackets grew out of the leaf before. */
const drawn = (line: Line): string =>
  line
    .map(({ entry, branches }) => `${entry.turnNumber}${branches.map((branch) => `(${drawn(branch)})`).join('')}`)
    .join(' ');

describe('the tree of a saga', () => {
  it('is one line where nothing was taken back', () => {
    expect(drawn(treeOf([leaf(0, null), leaf(1, 0), leaf(2, 1)]))).toBe('0 1 2');
    expect(treeOf([])).toEqual([]);
  });

  it('keeps each branch at the leaf that it grew from', () => {
    const tree = treeOf([leaf(0, null), leaf(1, 0), leaf(2, 1, true), leaf(3, 2, true), leaf(4, 1), leaf(5, 4)]);
    expect(drawn(tree)).toBe('0 1(2 3) 4 5');
    expect(leavesIn(tree)).toBe(6);
  });

  it('shows a branch as the end of the line while nothing else was played from there', () => {
    expect(drawn(treeOf([leaf(0, null), leaf(1, 0), leaf(2, 1, true)]))).toBe('0 1 2');
  });

  it('has branches of branches', () => {
    const tree = treeOf([leaf(0, null), leaf(1, 0, true), leaf(2, 1, true), leaf(3, 1, true), leaf(4, 0)]);
    expect(drawn(tree)).toBe('0(1(2) 3) 4');
  });

  it('goes on after a number that was passed over, and through a saga of any length', () => {
    expect(drawn(treeOf([leaf(0, null), leaf(38, 0), leaf(39, 38)]))).toBe('0 38 39');
    const long = Array.from({ length: 20_000 }, (_, n) => leaf(n, n === 0 ? null : n - 1));
    expect(leavesIn(treeOf(long))).toBe(20_000);
  });
});
