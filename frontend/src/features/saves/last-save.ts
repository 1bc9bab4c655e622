import { type KeyedSave } from './domain/one-save.js';

/** The last save of this page: kept outside of a component, since a phone's tabs remove the button. */
let last: KeyedSave | null = null;

export const lastSave = (): KeyedSave | null => last;
export const rememberSave = (save: KeyedSave): KeyedSave => (last = save);
/** After a deletion the same leaf can be saved anew. */
export const forgetLastSave = (): void => {
  last = null;
};
