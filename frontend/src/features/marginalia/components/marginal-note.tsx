import { type MouseEvent, useEffect } from 'react';
import { Hand } from '../../../drawing/ornaments/hand.js';
import { announce } from '../announcements.js';
import { NOTES, type NoteId, understand } from '../notes.js';
import { useNote } from '../use-note.js';

/** The button disappears with its note, so the focus moves to what the note is about. */
const handFocusOn = (cross: HTMLElement): void => {
  if (document.activeElement !== cross) return;
  const about = cross.closest('[data-notes]')?.querySelectorAll<HTMLElement>('button') ?? [];
  [...about].find((button) => button !== cross)?.focus({ preventScroll: true });
};

const Note = ({ id }: { readonly id: NoteId }) => {
  useEffect(() => announce(id), [id]);
  const onUnderstood = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    handFocusOn(currentTarget);
    understand(id);
  };
  return (
    <div className="margin-note" role="note">
      <Hand className="margin-note-hand" />
      <p>{NOTES[id]}</p>
      <button type="button" aria-label={`Understood: ${id}`} title="Understood" onClick={onUnderstood}>
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2 2.300Q6 6 10 10.200M9.800 1.900Q6 6.300 2.200 9.900" />
        </svg>
      </button>
    </div>
  );
};

/** The first of these notes that is not understood yet, set in the margin of what it explains: an element with `data-notes`. */
export const MarginalNote = ({ of }: { readonly of: readonly NoteId[] }) => {
  const id = useNote(of);
  return id === null ? null : <Note key={id} id={id} />;
};
