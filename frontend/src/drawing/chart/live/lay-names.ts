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
/** The width of a text in a size, in pixels, without letter spacing. */
export type Measure = (text: string, size: number, sort: NameSort) => number;
export interface Name {
  readonly text: string;
  readonly sort: NameSort;
  readonly gloss: string | null;
  /** The middle of the baseline. */
  readonly at: Point;
  /** The space that the name and its gloss take. */
  readonly box: Box;
  readonly size: number;
  /** Whether the letters are drawn as outlines, one under the other: see `Ink.letters`. */
  readonly isUpright?: boolean;
  /** Space between letters. */
  readonly spacing: number;
  /** The name in plain letters, to compare it with the name of the hero's place. */
  readonly key: string;
  /** Whether the name is paler because its place has not been seen. */
  readonly isSeen: boolean;
}
export interface NameToPlace extends Omit<Name, 'at' | 'box'> {
  /** Possible positions, best first. */
  readonly options: readonly Point[];
}

export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The gloss is smaller than the name, but never too small to read. */
export const glossSize = (size: number): number => Math.max(11, size * 0.62);

/** The space of a name with its gloss. */
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

/** Places names one after the other so that they touch nothing; a name without room is left out. If a name has several forms, the first that fits is used. */
export const layNames = (names: readonly NameToPlace[], taken: readonly Box[], measure: Measure): Name[] => {
  const full = [...taken],
    laid = new Set<string>();
  return names.flatMap(({ options, ...name }) => {
    if (laid.has(name.key)) return [];
    // The box without its place: measuring is slow, and every option has the same.
    const box = boxOf(name, { x: 0, y: 0 }, measure);
    const boxAt = ({ x, y }: Point): Box => ({
      left: x + box.left,
      right: x + box.right,
      top: y + box.top,
      bottom: y + box.bottom,
    });
    const at = options.find((option) => !full.some((other) => overlaps(other, boxAt(option))));
    if (!at) return [];
    const found = { at, box: boxAt(at) };
    full.push(found.box);
    laid.add(name.key);
    return [{ ...name, ...found }];
  });
};

export const isSea = ({ terrain }: Pick<Place, 'terrain'>): boolean => terrain === 'ocean';
