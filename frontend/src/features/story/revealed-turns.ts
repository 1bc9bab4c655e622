import { storedValue } from '../../lib/stored-value.js';

const shownUpTo = (sessionId: string) => storedValue(`revealed:${sessionId}`, () => sessionStorage);

/** The turns whose text was already revealed: an entry is revealed once, then shown whole. */
export const isRevealed = (sessionId: string, turn: number): boolean =>
  Number(shownUpTo(sessionId).get() ?? -1) >= turn;
export const markRevealed = (sessionId: string, turn: number): void => shownUpTo(sessionId).set(String(turn));
