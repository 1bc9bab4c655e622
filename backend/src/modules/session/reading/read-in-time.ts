import { type Scene } from '#game/model/scene.js';
import { type IntentReader, type IntentReading } from '../intent-reader.port.js';

/** A reading below this confidence is no better than the rules' reading. */
const SURE_ENOUGH = 0.3;
/** A net, in ms: readers have shorter limits of their own. After it, the rules read the words. */
export const READ_WITHIN_MS = 60_000;

/** A text, where it was written, and by whom. */
export interface WordsToRead {
  readonly text: string;
  readonly scene: Scene;
  readonly userId: string;
}

const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('the reading took too long')), { once: true });
  });

const isSure = (reading: IntentReading): boolean => reading.kind !== 'reading' || reading.confidence >= SURE_ENOUGH;

/** How a text is read. The rules read it where the reader fails, is too slow or is not sure: no reader's fault is a player's. */
export const readInTime = async (
  reader: IntentReader,
  { text, scene, userId }: WordsToRead,
  withinMs: number,
): Promise<IntentReading> => {
  const signal = AbortSignal.timeout(withinMs);
  try {
    const reading = await Promise.race([reader.read(text, scene, signal, userId), ended(signal)]);
    if (isSure(reading)) return reading;
  } catch {
    // The rules below read the words.
  }
  return reader.readByRules(text, scene);
};
