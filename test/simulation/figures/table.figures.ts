import { CATALOGUE, clueOf, offerContentOf } from '#game/content/catalogue.js';
import { linesOf } from '#game/model/content/frame.js';
import { atMost, type Figure, type Section, share } from './figure.js';
import { isGeneric, isLeisure, type Leaf, type ReadSaga } from './read-saga.js';
import { toldLine } from './traces.js';

/** An outcome of a listed choice, by its table: which of its lines was told, -1 for a text of something else. */
export interface Outcome {
  readonly table: string;
  readonly lines: number;
  readonly line: number;
}
const tableOf = ({ deed: { offerId }, success }: Leaf): readonly string[] => {
  const content = offerContentOf(offerId);
  return content ? linesOf(success ? content.success : content.failure) : [];
};
/** A search that brought a clue may be told by the clue alone. */
const hasClue = ({ happenings }: Leaf): boolean =>
  happenings.some((one) => one.kind === 'thread-opened' && clueOf(one.thread.replace(/\.\d+$/, '')) !== undefined);
/** Null for a move, own words, a deed told by the clue that it brought, and a rest told in the people's own lines. */
export const outcomeOf = (leaf: Leaf): Outcome | null => {
  const { deed, isWritten, success, story } = leaf;
  const lines = tableOf(leaf);
  const isOwn = !isWritten && offerContentOf(deed.offerId)?.voiced !== true;
  if (!isOwn || lines.length === 0 || story === '') return null;
  const line = toldLine(story, lines);
  if (line < 0 && hasClue(leaf)) return null;
  return { table: `${deed.offerId ?? ''} ${success ? 'success' : 'failure'}`, lines: lines.length, line };
};
const outcomes = (leaves: readonly Leaf[]): readonly Outcome[] => leaves.flatMap((leaf) => outcomeOf(leaf) ?? []);

/** For each pursuit on offer, whether all its lines of success, or all of failure, were told in this saga. */
const spentOffers = ({ leaves }: ReadSaga): readonly boolean[] => {
  const told = new Map<string, Set<number>>();
  return leaves.flatMap((leaf) => {
    const spent = isLeisure(leaf)
      ? leaf.menu.cards.filter(isGeneric).map(({ id }) => {
          const content = offerContentOf(id);
          if (!content || content.voiced === true) return false;
          return (['success', 'failure'] as const).some(
            (how) => (told.get(`${id} ${how}`)?.size ?? 0) >= linesOf(content[how]).length,
          );
        })
      : [];
    const outcome = outcomeOf(leaf);
    if (outcome && outcome.line >= 0) told.set(outcome.table, (told.get(outcome.table) ?? new Set()).add(outcome.line));
    return spent;
  });
};

const isBorrowed = ({ line }: Outcome): boolean => line < 0;
const figures: readonly Figure[] = [
  {
    title: 'outcomes told from a table of something else, %',
    aim: '0 of a pursuit',
    digits: 1,
    of: (sagas) => share(outcomes(sagas.flatMap(({ leaves }) => leaves)), isBorrowed),
    isMet: atMost(0),
  },
  {
    title: '  outside encounters, %',
    aim: '0',
    digits: 1,
    of: (sagas) => share(outcomes(sagas.flatMap(({ leaves }) => leaves.filter(isLeisure))), isBorrowed),
    isMet: atMost(0),
  },
  {
    title: 'pursuits and services offered with nothing new left, %',
    aim: '0',
    digits: 1,
    of: (sagas) => share(sagas.flatMap(spentOffers), (isSpent) => isSpent),
    isMet: atMost(0),
  },
];

export const TABLES: Section = { title: '7  Tables', figures };

/** A table with how often it was hit, over how many sagas, and how often its deed was told from elsewhere. */
export interface TableUse {
  readonly table: string;
  readonly lines: number;
  readonly hits: number;
  readonly borrowed: number;
}
/** The tables that were asked for most often for each of their lines. */
export const thinnestTables = (sagas: readonly ReadSaga[], most = 20): readonly TableUse[] => {
  const uses = new Map<string, TableUse>();
  for (const { table, lines, line } of outcomes(sagas.flatMap(({ leaves }) => leaves))) {
    const { hits, borrowed } = uses.get(table) ?? { hits: 0, borrowed: 0 };
    uses.set(table, { table, lines, hits: hits + 1, borrowed: borrowed + (line < 0 ? 1 : 0) });
  }
  return [...uses.values()]
    .sort((a, b) => b.borrowed - a.borrowed || b.hits / b.lines - a.hits / a.lines)
    .slice(0, most);
};

/** How many outcome tables of encounters hold one line only. */
export const singleLineTables = (): number =>
  [...CATALOGUE.frames.values()]
    .flatMap(({ offers }) => offers.flatMap(({ success, failure }) => [linesOf(success), linesOf(failure)]))
    .filter(({ length }) => length === 1).length;
