import { type Attempt, attemptAt, type Verb } from '#game/model/attempt.js';
import { type Intent } from '#game/model/intent.js';
import { type Scene } from '#game/model/scene.js';
import { type IntentReader, type IntentReading } from '#backend/modules/session/intent-reader.port.js';
import { readingByKeywords } from '../domain/read-intent.js';

const VERB_OF: Readonly<Record<Intent['kind'], Verb>> = {
  force: 'attack',
  craft: 'make',
  talk: 'talk',
  flight: 'flee',
  gift: 'give',
  patience: 'wait',
  explore: 'look',
  rest: 'rest',
  trade: 'trade',
  move: 'go',
};
const attemptOf = ({ kind, offerId, to }: Intent): Attempt =>
  attemptAt(VERB_OF[kind], { offerId, place: to && { of: 'way', ...to } });

const readByRules = (text: string, { offers, ways }: Scene): IntentReading => {
  const { intent, confidence } = readingByKeywords(text, { offers, movement: ways });
  return { kind: 'reading', attempt: attemptOf(intent), confidence };
};

/** Reads intents by keyword rules. A model can implement the same port. */
export const keywordIntentReader: IntentReader = {
  read: (text, scene) => Promise.resolve(readByRules(text, scene)),
  readByRules,
};
