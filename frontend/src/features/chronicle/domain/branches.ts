import { type StoryEntry } from '#contracts/session/views.js';

/** A leaf, and the branches that start at it beside its own line. */
interface TreeLeaf {
  readonly entry: StoryEntry;
  readonly branches: readonly Line[];
}
/** Leaves that follow one another. */
export type Line = readonly TreeLeaf[];

type ByParent = ReadonlyMap<number, readonly StoryEntry[]>;

const byParent = (entries: readonly StoryEntry[]): ByParent => {
  const children = new Map<number, StoryEntry[]>();
  for (const entry of entries)
    if (entry.parent !== null) {
      const siblings = children.get(entry.parent);
      if (siblings) siblings.push(entry);
      else children.set(entry.parent, [entry]);
    }
  return children;
};

/** The line continues with the leaf that was not taken back; if all were taken back, with the newest one. */
const nextOf = (children: readonly StoryEntry[]): StoryEntry | undefined =>
  children.find(({ withdrawn }) => !withdrawn) ?? children.at(-1);

const lineFrom = (first: StoryEntry, children: ByParent): Line => {
  const line: TreeLeaf[] = [];
  for (let entry: StoryEntry | undefined = first; entry !== undefined;) {
    const grown: readonly StoryEntry[] = children.get(entry.turnNumber) ?? [];
    const next = nextOf(grown);
    const branches = grown.filter((child) => child !== next).map((child) => lineFrom(child, children));
    line.push({ entry, branches });
    entry = next;
  }
  return line;
};

/** A saga with all that was taken back, as a tree; the entries rise. */
export const treeOf = (entries: readonly StoryEntry[]): Line => {
  const [first] = entries;
  return first === undefined ? [] : lineFrom(first, byParent(entries));
};

/** The leaves of a line with those of its branches. */
export const leavesIn = (line: Line): number =>
  line.reduce((sum, { branches }) => sum + 1 + branches.reduce((all, branch) => all + leavesIn(branch), 0), 0);
