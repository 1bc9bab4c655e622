import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { sentencesWithSpaces } from '#game/rules/sentences/told-sentences.js';
import { floorNarrator } from '../domain/floor-narrator.js';
import { type NarrationPart, type Narrator } from '../narrator.port.js';

const partsOf = (facts: TurnFacts): readonly NarrationPart[] => {
  const { story, wording } = floorNarrator(facts);
  return [
    ...sentencesWithSpaces(story).map((text) => ({ kind: 'sentence', text }) as const),
    ...wording.map((one) => ({ kind: 'wording', wording: one }) as const),
  ];
};

const asAsync = <T>(items: Iterable<T>): AsyncIterable<T> => ({
  [Symbol.asyncIterator]: () => {
    const iterator = items[Symbol.iterator]();
    return { next: () => Promise.resolve(iterator.next()) };
  },
});

/** The deterministic narrator as parts: it takes a few milliseconds, and neither fails nor stalls. */
export const floor: Narrator = { name: 'floor', narrate: ({ facts }) => asAsync(partsOf(facts)) };
