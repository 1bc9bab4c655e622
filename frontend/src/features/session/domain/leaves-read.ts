import { type StoryEntry } from '#contracts/session/views.js';
import { type ListPage } from '../../../lib/http.js';
import { latestOf } from './leaves.js';

/** The part of a story that was read so far. */
export interface LeavesRead {
  /** Rising. Without gaps from `from` on; before it, only the last leaves of the living line after a far rewind. */
  readonly entries: readonly StoryEntry[];
  readonly from: number;
  /** Where the leaves before `from` are read; null: there are none. */
  readonly earlier: string | null;
}

/** The last of several entries of one turn counts. */
const byTurn = (...lists: readonly (readonly StoryEntry[])[]): readonly StoryEntry[] =>
  [...new Map(lists.flat().map((entry) => [entry.turnNumber, entry])).values()].sort(
    (a, b) => a.turnNumber - b.turnNumber,
  );

const startOfRun = (entries: readonly StoryEntry[]): number =>
  entries.reduceRight(
    (from, { turnNumber }) => (turnNumber === from - 1 ? turnNumber : from),
    entries.at(-1)?.turnNumber ?? 0,
  );

export const leavesOf = ({ items, next }: ListPage<StoryEntry>): LeavesRead => ({
  entries: items,
  // Without an earlier page nothing is missing: a gap means that the game has skipped a number.
  from: next === null ? (items[0]?.turnNumber ?? 0) : startOfRun(items),
  earlier: next,
});

export const withLeaf = (leaves: LeavesRead | undefined, entry: StoryEntry): LeavesRead =>
  leaves === undefined
    ? { entries: [entry], from: entry.turnNumber, earlier: null }
    : { ...leaves, entries: byTurn(leaves.entries, [entry]) };

const lineTo = (head: StoryEntry | null, entries: readonly StoryEntry[]): ReadonlySet<number> => {
  const known = new Map(entries.map((entry) => [entry.turnNumber, entry]));
  const line = new Set<number>();
  for (
    let leaf = head ?? undefined;
    leaf !== undefined;
    leaf = leaf.parent === null ? undefined : known.get(leaf.parent)
  )
    line.add(leaf.turnNumber);
  return line;
};

/**
 * The newest page, read again. Earlier leaves stay if no leaf is missing between. The page's living line marks them,
 * since a rewind may have changed it.
 */
export const withNewest = (before: LeavesRead | undefined, page: ListPage<StoryEntry>): LeavesRead => {
  const newest = leavesOf(page);
  const joins =
    before !== undefined && before.from < newest.from && (before.entries.at(-1)?.turnNumber ?? -1) >= newest.from - 1;
  if (!joins) return newest;
  const all = byTurn(before.entries, newest.entries);
  const line = lineTo(latestOf(newest.entries), all);
  const marked = all.map((entry) =>
    entry.turnNumber < newest.from && entry.withdrawn === line.has(entry.turnNumber)
      ? { ...entry, withdrawn: !entry.withdrawn }
      : entry,
  );
  return { entries: marked, from: before.from, earlier: before.earlier };
};

/** Adds the page before; changes nothing if another one has been read meanwhile. */
export const withEarlier = (leaves: LeavesRead, path: string, page: ListPage<StoryEntry>): LeavesRead =>
  leaves.earlier === path
    ? {
        entries: byTurn(page.items, leaves.entries),
        from: page.items[0]?.turnNumber ?? leaves.from,
        earlier: page.next,
      }
    : leaves;
