import { type EditionState } from '#backend/modules/session/retelling.port.js';

const SECOND = 2;

/** The newest edition while it lacks a turn, else the next one; with the turns that it lacks. */
export const editionToWrite = ({
  told,
  editions,
}: EditionState): { readonly edition: number; readonly missing: readonly number[] } => {
  const newest = Math.max(0, ...editions.keys());
  const missing = told.filter((turn) => editions.get(newest)?.has(turn) !== true);
  if (newest >= SECOND && missing.length > 0) return { edition: newest, missing };
  return { edition: Math.max(SECOND, newest + 1), missing: told };
};
