import { storedValue } from '../../lib/stored-value.js';

/** What the first minutes have to explain, each in one sentence, where it first appears. */
export const NOTES = {
  oath: 'What serves your oath fills a box; from the marked sixth on, its last test is open.',
  threat: 'Failures, wasted days and broken promises ink the clock; at the twelfth stroke the saga is lost.',
  hunger: 'Each loaf is a day’s food; with none left you go hungry, and rest heals nothing until you eat.',
  odds: 'A roll at or under the percentage succeeds.',
  twice: 'A press opens a choice; the second does it.',
} as const;
export type NoteId = keyof typeof NOTES;

/** A set of notes, kept on the device. */
const storedNotes = (key: string) => {
  const value = storedValue(key);
  const has = (id: NoteId): boolean => (value.get() ?? '').split(' ').includes(id);
  return {
    value,
    has,
    add: (id: NoteId): void => {
      if (!has(id)) value.set([value.get(), id].filter(Boolean).join(' '));
    },
  };
};

export const understood = storedNotes('notes_understood');
export const announced = storedNotes('notes_announced');

/** A player who does what a note explains needs it no more. */
export const understand = (id: NoteId): void => understood.add(id);
