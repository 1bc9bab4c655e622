import { storedValue } from '../../lib/stored-value.js';

const shownUpTo = (sessionId: string) => storedValue(`revealed:${sessionId}`, () => sessionStorage);

/** A leaf is written before the reader's eyes once; seen again it stands there. */
export const isRevealed = (sessionId: string, turn: number): boolean =>
  Number(shownUpTo(sessionId).get() ?? -1) >= turn;
export const markRevealed = (sessionId: string, turn: number): void => shownUpTo(sessionId).set(String(turn));
