import { sentencesWithSpaces } from '#game/rules/sentences/told-sentences.js';
import { floorNarrator } from '../domain/floor-narrator.js';
import { type Narrator } from '../narrator.port.js';

/** The deterministic narrator as parts: it takes a few milliseconds, and neither fails nor stalls. */
export const floor: Narrator = {
  name: 'floor',
  // eslint-disable-next-line @typescript-eslint/require-await -- a narrator is asynchronous; this one has nothing to wait for
  async *narrate(facts) {
    const { story, wording } = floorNarrator(facts);
    for (const text of sentencesWithSpaces(story)) yield { kind: 'sentence', text };
    for (const one of wording) yield { kind: 'wording', wording: one };
  },
};
