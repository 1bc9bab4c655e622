import { type StoryEntry } from '#contracts/session/views.js';
import { nth } from '../../../../lib/words.js';

type Calendar = NonNullable<StoryEntry['calendar']>;

export interface PlaceOfLeaf {
  readonly title: string;
  /** Of the city, the sea, the wood; null for nameless ground. */
  readonly name: string | null;
}

/** A new place opens a section. A section with a named place or several leaves is a chapter. */
export interface Section {
  readonly title: string;
  readonly isChapter: boolean;
}

export interface BookLeaf {
  readonly entry: StoryEntry;
  /** The section that it opens. */
  readonly opens: Section | null;
  /** Its hour, and the day if it has changed since the leaf before; null where a section's head shows it. */
  readonly time: string | null;
}

const WORTH_A_CHAPTER = 2;

const timeOf = (now: Calendar | null, before: Calendar | null): string | null => {
  if (now === null) return null;
  return before !== null && before.day === now.day ? now.hour : `the ${nth(now.day)} day, ${now.hour}`;
};

/** Leaves from here on at the same place. */
const stayFrom = (places: readonly PlaceOfLeaf[], from: number): number => {
  const end = places.findIndex(({ title }, i) => i > from && title !== places[from]?.title);
  return (end < 0 ? places.length : end) - from;
};

/** A named place is a chapter, and so is the first one and a longer stay. */
const isChapter = (places: readonly PlaceOfLeaf[], i: number): boolean =>
  i === 0 || places[i]?.name !== null || stayFrom(places, i) >= WORTH_A_CHAPTER;

/**
 * The leaves of a story in their order, set in sections by place.
 * @param placeOf null while the world is unknown
 * @param goesOn there are leaves before these, so that nobody knows whether the first one opens a section
 */
export const bookLeaves = (
  entries: readonly StoryEntry[],
  placeOf: ((at: StoryEntry['location']) => PlaceOfLeaf) | null,
  goesOn = false,
): readonly BookLeaf[] => {
  const places = placeOf === null ? [] : entries.map(({ location }) => placeOf(location));
  return entries.map((entry, i) => {
    const [place, before] = [places[i], places[i - 1]];
    const isNew = place !== undefined && place.title !== before?.title && !(goesOn && i === 0);
    const opens = isNew ? { title: place.title, isChapter: isChapter(places, i) } : null;
    return { entry, opens, time: isNew ? null : timeOf(entry.calendar, entries[i - 1]?.calendar ?? null) };
  });
};
