import { type Verb } from '#game/model/attempt.js';
import { type IntentReading } from '#backend/modules/session/intent-reader.port.js';
import { type ReadingScene } from './reading-scene.js';
import { offerNaming } from './offers.js';
import { offerReading } from './readings.js';
import { type Doubt } from './slots.js';

const HARMLESS: ReadonlySet<Verb> = new Set([
  'go',
  'look',
  'search',
  'use',
  'trade',
  'talk',
  'ask',
  'wait',
  'rest',
  'eat',
  'tend',
  'make',
]);
/** An offer that speaks of something not seen here: 'see the barber' in a town that has one. */
export const offeredInstead = (verb: Verb, doubt: Doubt, { scene }: ReadingScene): IntentReading | null => {
  const offer = doubt.kind === 'unknown' && HARMLESS.has(verb) ? offerNaming(doubt.words, verb, scene) : null;
  return offer && offerReading(offer, verb);
};
