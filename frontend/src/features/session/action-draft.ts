import { type ActionRequest } from '#contracts/session/views.js';
import { type StoredValue, storedValue } from '../../lib/stored-value.js';

/** The text of the player's free action, stored over a reload and a change of tab. */
export const actionDraftOf = (sessionId: string): StoredValue =>
  storedValue(`own_words:${sessionId}`, () => sessionStorage);

/** Puts an action that was not played back into the field, unless the player has written something new. */
export const restoreDraft = (
  draft: StoredValue,
  { action, isCustomAction }: Pick<ActionRequest, 'action' | 'isCustomAction'>,
): void => {
  if (isCustomAction && draft.get() === null) draft.set(action);
};
