import { type Place } from '#game/model/world.js';
import { type Point } from '../survey/grid.js';

/** A rectangle in CSS pixels of the whole chart at one zoom: the chart's middle is 0, 0. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export type NameSort = 'town' | 'sea' | 'land' | 'mark';
/** Width of a text in a size, in pixels, the space between letters left out. */
export type Measure = (text: string, size: number, sort: NameSort) => number;
export interface Name {
  readonly text: string;
  readonly sort: NameSort;
  readonly gloss: string | null;
  /** Middle of the line the letters stand on. */
  readonly at: Point;
  /** Room that it takes, with its gloss. */
  readonly box: Box;
  readonly size: number;
  /** Its letters are drawn, one under the other: see `Ink.letters`. */
  readonly isUpright?: boolean;
  /** Space between letters. */
  readonly spacing: number;
  /** The name as it is spelt: tells whether it is that of where you stand. */
  readonly key: string;
  /** Names of what has not been seen are paler. */
  readonly isSeen: boolean;
}
export interface NameToPlace extends Omit<Name, 'at' | 'box'> {
  /** Where it may stand, best first. */
  readonly options: readonly Point[];
}

export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The gloss is set smaller, but never too small to read. */
export const glossSize = (size: number): number => Math.max(11, size * 0.62);

/** Room of a name with its gloss. */
export const boxOf = (
  { text, size, spacing, gloss, sort, isUpright = false }: Omit<Name, 'at' | 'box'>,
  at: Point,
  measure: Measure,
): Box => {
  const line = isUpright ? size : measure(text, size, sort) + spacing * Math.max(0, text.length - 1),
    under = gloss ? measure(gloss, glossSize(size), 'sea') : 0;
  const half = Math.max(line, under) / 2 + 3;
  return {
    left: at.x - half,
    right: at.x + half,
    top: at.y - (isUpright ? (size + spacing) * text.length : size * (sort === 'sea' ? 1.15 : 0.85)),
    bottom: at.y + size * 0.3 + (gloss ? Math.max(size * 0.95, glossSize(size) * 1.05) : 0),
  };
};

/** Places names one after the other where they touch nothing; a name that finds no room is left out. Of several ways to write one name the first that fits is taken. */
export const layNames = (names: readonly NameToPlace[], taken: readonly Box[], measure: Measure): Name[] => {
  const full = [...taken],
    laid = new Set<string>();
  return names.flatMap(({ options, ...name }) => {
    if (laid.has(name.key)) return [];
    const found = options
      .map((at) => ({ at, box: boxOf(name, at, measure) }))
      .find(({ box }) => !full.some((other) => overlaps(other, box)));
    if (!found) return [];
    full.push(found.box);
    laid.add(name.key);
    return [{ ...name, ...found }];
  });
};

export const isSea = ({ terrain }: Pick<Place, 'terrain'>): boolean => terrain === 'ocean';
