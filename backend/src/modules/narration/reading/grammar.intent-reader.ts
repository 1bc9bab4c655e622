import { type IntentReader } from '#backend/modules/session/intent-reader.port.js';
import { readByGrammar } from './grammar/read.js';

/** Reads what players write by grammar and lexicon, where there is no model and where one fails. */
export const grammarIntentReader: IntentReader = {
  read: (text, scene) => Promise.resolve(readByGrammar(text, scene)),
  readByRules: readByGrammar,
};
