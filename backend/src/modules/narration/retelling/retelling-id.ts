import { hash } from 'node:crypto';

const HALF = 32;

/** The same id for the same key of a player and leaf, in every process. */
export const retellingIdOf = (
  userId: string,
  { sessionId, turn }: { readonly sessionId: string; readonly turn: number },
  key: string,
): string => hash('sha256', JSON.stringify(['retell', userId, sessionId, turn, key]), 'hex').slice(0, HALF);
