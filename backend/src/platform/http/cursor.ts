import { RejectedError } from './rejected.error.js';

/** Longest cursor that is read; ours are far shorter. */
export const CURSOR_MAX_LENGTH = 300;

/** The place after which the next page begins, as opaque text. */
export const cursorOf = (...place: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

const parsed = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
};

/** Reads a cursor of one list. @throws RejectedError 400 for text that this list never gave out */
export const placeIn = <Place>(
  cursor: string | undefined,
  isPlace: (value: unknown) => value is Place,
): Place | null => {
  if (cursor === undefined) return null;
  const place = parsed(cursor);
  if (isPlace(place)) return place;
  throw new RejectedError(400, 'INVALID_FIELD', 'That is no place in this list: begin it anew without a cursor.', {
    field: 'cursor',
  });
};

/** As the database and JSON write times: `Date.parse` alone takes '1'. */
const TIME = /^\d{4}-\d\d-\d\d[T ][\d:.+Z-]+$/;

/** The place of a list that is ordered by a time and then by an id. */
export const isTimeAndId = (value: unknown): value is readonly [at: string, id: string] => {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [at, id] = value as readonly unknown[];
  if (typeof at !== 'string' || typeof id !== 'string' || id.includes('\0')) return false;
  return TIME.test(at) && !Number.isNaN(Date.parse(at));
};
