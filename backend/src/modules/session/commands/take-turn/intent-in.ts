import { type Attempt, attemptAt } from '#game/model/attempt.js';
import { type Scene } from '#game/model/scene.js';
import { type IntentReader } from '../../intent-reader.port.js';

/** A reading below this confidence is no better than the rules' reading. */
const SURE_ENOUGH = 0.3;
/** Time limit of the reader, in ms; after it, the rules read the words. */
const READ_WITHIN_MS = 5_000;

const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('the reading took too long')), { once: true });
  });

/**
 * The attempt that a player's own words mean. The rules read them where the reader fails, is too slow or is not sure.
 * There is no screen yet for a question or an answer: words that are no deed are a look about.
 */
export const attemptIn = async (
  reader: IntentReader,
  text: string,
  scene: Scene,
  withinMs = READ_WITHIN_MS,
): Promise<Attempt> => {
  const signal = AbortSignal.timeout(withinMs);
  try {
    const reading = await Promise.race([reader.read(text, scene, signal), ended(signal)]);
    if (reading.kind === 'reading' && reading.confidence >= SURE_ENOUGH) return reading.attempt;
  } catch {
    // The rules below read the words: a turn is never refused because a reader failed.
  }
  const byRules = reader.readByRules(text, scene);
  return byRules.kind === 'reading' ? byRules.attempt : attemptAt('look');
};
