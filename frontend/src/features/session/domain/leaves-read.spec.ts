import { type StoryEntry } from '#contracts/session/views.js';
import { entryOf } from '../../../testing/session-fixture.js';
import { leavesOf, type LeavesRead, withEarlier, withLeaf, withNewest } from './leaves-read.js';

const entries = (from: number, to: number, over: Partial<StoryEntry> = {}): readonly StoryEntry[] =>
  Array.from({ length: to - from + 1 }, (_, n) => entryOf(from + n, over));
const page = (items: readonly StoryEntry[], next: string | null = 'before') => ({ items, next });
const turns = ({ entries: all }: LeavesRead): readonly number[] => all.map(({ turnNumber }) => turnNumber);
const withdrawn = ({ entries: all }: LeavesRead): readonly number[] =>
  all.filter((entry) => entry.withdrawn).map(({ turnNumber }) => turnNumber);

describe('the leaves that were read', () => {
  it('begin with the newest page, behind leaves of the line that do not join on to it', () => {
    expect(leavesOf(page(entries(5, 9)))).toMatchObject({ from: 5, earlier: 'before' });
    expect(leavesOf(page([...entries(1, 2), ...entries(7, 9)]))).toMatchObject({ from: 7 });
    expect(leavesOf(page([], null))).toEqual({ entries: [], from: 0, earlier: null });
  });

  it('grow by each turn, once', () => {
    const leaves = withLeaf(leavesOf(page(entries(5, 9))), entryOf(10, { narration: 'pending' }));
    const told = withLeaf(leaves, entryOf(10));
    expect([turns(told), told.entries.at(-1)?.narration, told.from]).toEqual([[5, 6, 7, 8, 9, 10], 'told', 5]);
    expect(turns(withLeaf(undefined, entryOf(0)))).toEqual([0]);
  });

  it('grow backwards, page by page; a page that comes twice is added once', () => {
    const newest = leavesOf(page(entries(5, 9)));
    const both = withEarlier(newest, 'before', page(entries(2, 4), 'long before'));
    expect([turns(both), both.from, both.earlier]).toEqual([[2, 3, 4, 5, 6, 7, 8, 9], 2, 'long before']);
    expect(withEarlier(both, 'before', page(entries(2, 4)))).toBe(both);
  });

  it('keep what was read before when the newest page is read again', () => {
    const read = withEarlier(leavesOf(page(entries(5, 9))), 'before', page(entries(0, 4), null));
    const again = withNewest(read, page(entries(8, 12)));
    expect([turns(again), again.from, again.earlier]).toEqual([[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 0, null]);
  });

  it('begin anew where leaves between are missing', () => {
    const again = withNewest(leavesOf(page(entries(0, 4), null)), page(entries(8, 12)));
    expect([turns(again), again.from, again.earlier]).toEqual([[8, 9, 10, 11, 12], 8, 'before']);
  });

  it('are marked by the living line after a rewind', () => {
    const read = withEarlier(leavesOf(page(entries(5, 9))), 'before', page(entries(0, 4), null));
    const rewound = withNewest(read, page([entryOf(2), ...entries(7, 9, { withdrawn: true })]));
    expect(withdrawn(rewound)).toEqual([3, 4, 5, 6, 7, 8, 9]);
    const onwards = withNewest(rewound, page([...entries(8, 9, { withdrawn: true }), entryOf(10, { parent: 2 })]));
    expect(withdrawn(onwards)).toEqual([3, 4, 5, 6, 7, 8, 9]);
  });
});
