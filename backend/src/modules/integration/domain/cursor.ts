/** A place in the log of one game: the integration has everything up to there. */
export interface Cursor {
  readonly logId: string;
  readonly position: bigint;
}

const DIGITS = 20;
const CURSOR = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):(\d{1,20})$/;
const LAST_POSITION = 2n ** 63n - 1n;

/** It has the same length for every position, so that text sorts as numbers do. */
export const sequenceOf = (position: bigint): string => position.toString().padStart(DIGITS, '0');

export const cursorOf = ({ logId, position }: Cursor): string => `${logId}:${sequenceOf(position)}`;

/** Null for text that is no cursor. */
export const readCursor = (text: string): Cursor | null => {
  const [, logId, digits] = CURSOR.exec(text) ?? [];
  if (logId === undefined || digits === undefined) return null;
  const position = BigInt(digits);
  return position > LAST_POSITION ? null : { logId, position };
};
