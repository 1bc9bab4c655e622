import { type IntentReader } from '#backend/modules/session/intent-reader.port.js';
import { readIntent, readingByKeywords } from '../domain/read-intent.js';

/** Reads intents by keyword rules. A model can implement the same port. */
export const keywordIntentReader: IntentReader = {
  read: (text, choices) => Promise.resolve({ kind: 'reading', ...readingByKeywords(text, choices) }),
  readByRules: readIntent,
};
