import { announced, type NoteId } from './notes.js';

let fresh: readonly NoteId[] = [];
const listeners = new Set<() => void>();

/** The notes that were shown since the page was opened and never before on this device. */
export const announcements = {
  get: (): readonly NoteId[] => fresh,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return (): void => void listeners.delete(listener);
  },
};

export const announce = (id: NoteId): void => {
  if (announced.has(id)) return;
  announced.add(id);
  fresh = [...fresh, id];
  listeners.forEach((tell) => tell());
};
