import { type Save } from '#contracts/save/views.js';

/** Whether nothing else in the list leads to this save's saga. */
export const isOnlySave = (saves: readonly Pick<Save, 'id' | 'sessionId'>[], { id, sessionId }: Save): boolean =>
  !saves.some((other) => other.sessionId === sessionId && other.id !== id);
