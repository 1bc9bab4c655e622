import { type IntentReader } from '#backend/modules/session/intent-reader.port.js';
import { readIntent, readingByKeywords } from '../domain/read-intent.js';

/** Keyword rules behind the port that a model fits, too. */
export const keywordIntentReader: IntentReader = {
  read: (text, choices) => Promise.resolve({ kind: 'reading', ...readingByKeywords(text, choices) }),
  readByRules: readIntent,
};
