import { type StoryEntry } from '#contracts/session/views.js';

/** The call about a leaf: `retell`, `doubt` or `telling`. */
export const leafPath = ({ sessionId, turnNumber }: StoryEntry, what: 'retell' | 'doubt' | 'telling'): string =>
  `/api/sessions/${encodeURIComponent(sessionId)}/turns/${turnNumber}/${what}`;
