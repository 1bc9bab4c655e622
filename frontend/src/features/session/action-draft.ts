import { type ActionRequest } from '#contracts/session/views.js';
import { type StoredValue, storedValue } from '../../lib/stored-value.js';

/** What the player is writing in their own words: it outlives a reload, and a look at another leaf. */
export const actionDraftOf = (sessionId: string): StoredValue =>
  storedValue(`own_words:${sessionId}`, () => sessionStorage);

/** Words that were not played stand in their line again, unless others are written there by now. */
export const restoreDraft = (
  draft: StoredValue,
  { action, isCustomAction }: Pick<ActionRequest, 'action' | 'isCustomAction'>,
): void => {
  if (isCustomAction && draft.get() === null) draft.set(action);
};
