import { useStoredValue } from '../../lib/use-stored-value.js';
import { type NoteId, understood } from './notes.js';

/** The first of these notes that the player has not understood yet: a place shows one at a time. */
export const useNote = (ids: readonly NoteId[]): NoteId | null => {
  useStoredValue(understood.value);
  return ids.find((id) => !understood.has(id)) ?? null;
};
