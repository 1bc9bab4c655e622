import { useSyncExternalStore } from 'react';
import { announcements } from '../announcements.js';
import { NOTES } from '../notes.js';

/** Announces each note once on a device; where it stands, it can be read again until it is understood. */
export const NotesAnnouncer = () => {
  const ids = useSyncExternalStore(announcements.subscribe, announcements.get, announcements.get);
  return (
    <div role="log" aria-label="Notes, read out" className="sr-only">
      {ids.map((id) => (
        <p key={id}>{NOTES[id]}</p>
      ))}
    </div>
  );
};
