import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { type Cursor, cursorOf } from '../../domain/cursor.js';
import { isArea, PUBLIC_AREAS, PUBLIC_TYPES } from '../../domain/wanted-types.js';

const BEGIN_ANEW = 'Ask without `after` to read this log from its beginning.';

/** A cursor of another game, or of the same one before its log was exchanged: to go on would skip or repeat events. */
export const anotherLog = (asked: string, found: string | null): RejectedError =>
  new RejectedError(
    409,
    'ANOTHER_LOG',
    `That place is in log ${asked}; this game writes ${found === null ? 'an empty log' : `log ${found}`}. ${BEGIN_ANEW}`,
    { field: 'after', asked, found },
  );

/** The log was put back to an earlier state. */
export const noSuchPlace = (after: Cursor): RejectedError =>
  new RejectedError(409, 'NO_SUCH_PLACE', `This log has no event at ${cursorOf(after)}. ${BEGIN_ANEW}`, {
    field: 'after',
  });

export const noCursor = (field: string): RejectedError =>
  new RejectedError(400, 'INVALID_FIELD', `${field} is the \`cursor\` of an event, or absent for the beginning.`, {
    field,
  });

const wordsFor = (unknown: readonly string[]): string => {
  const [areas, types] = [unknown.filter(isArea), unknown.filter((type) => !isArea(type))];
  return [
    ...(types.length > 0 ? [`No event has the type ${types.join(', ')}.`] : []),
    ...(areas.length > 0 ? [`There is no area ${areas.join(', ')}.`] : []),
  ].join(' ');
};

export const unknownTypes = (unknown: readonly string[]): RejectedError =>
  new RejectedError(400, 'INVALID_FIELD', wordsFor(unknown), {
    field: 'types',
    unknown,
    known: [...PUBLIC_TYPES, ...PUBLIC_AREAS],
  });

/** Where one type is taken, and no area. */
export const unknownType = (type: string): RejectedError => {
  const words = isArea(type) ? `Name one type, not an area such as ${type}.` : wordsFor([type]);
  return new RejectedError(400, 'INVALID_FIELD', words, { field: 'type', unknown: [type], known: PUBLIC_TYPES });
};
