import { type Intent } from '#game/model/intent.js';
import { type IntentChoices, type IntentReader } from '../../intent-reader.port.js';

/** A reading below this confidence is no better than the rules' reading. */
const SURE_ENOUGH = 0.3;
/** Time limit of the reader, in ms; after it, the rules read the words. */
const READ_WITHIN_MS = 5_000;

const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('the reading took too long')), { once: true });
  });

/**
 * The deed that a player's own words mean. The rules read them where the reader fails, is too slow or is not sure.
 * There is no screen yet for a question or a refusal, so the rules read those texts, too, and judge the attempt like
 * any other.
 */
export const intentIn = async (
  reader: IntentReader,
  text: string,
  choices: IntentChoices,
  withinMs = READ_WITHIN_MS,
): Promise<Intent> => {
  const signal = AbortSignal.timeout(withinMs);
  try {
    const reading = await Promise.race([reader.read(text, choices, signal), ended(signal)]);
    if (reading.kind === 'reading' && reading.confidence >= SURE_ENOUGH) return reading.intent;
  } catch {
    // The rules below read the words: a turn is never refused because a reader failed.
  }
  return reader.readByRules(text, choices);
};
