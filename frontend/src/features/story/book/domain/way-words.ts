import { type PlaceOfLeaf } from './book-leaves.js';

/** More names than this are a list and no sentence. */
const MOST = 12;

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** 'By way of Hedeby, Myrkvið and Skerjaflói': the named places in the order in which they were first seen; null for none. */
export const wayWords = (places: readonly Pick<PlaceOfLeaf, 'name'>[]): string | null => {
  const names = [...new Set(places.map(({ name }) => name).filter((name) => name !== null))];
  if (names.length === 0) return null;
  const left = names.length - MOST;
  return left <= 0
    ? `By way of ${listed(names)}`
    : `By way of ${listed([...names.slice(0, MOST), `${left} ${left === 1 ? 'other place' : 'other places'}`])}`;
};
