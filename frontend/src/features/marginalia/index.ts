export { MarginalNote } from './components/marginal-note.js';
export { NotesAnnouncer } from './components/notes-announcer.js';
export { understand } from './notes.js';
export { useNote } from './use-note.js';
