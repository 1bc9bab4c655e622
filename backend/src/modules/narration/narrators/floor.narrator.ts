import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { hashOfSentence, sentencesIn, sentencesWithSpaces } from '#game/rules/sentences/told-sentences.js';
import { continuationOf } from '../domain/continuation/continuation.js';
import { restOfLeaf } from '../domain/continuation/rest-of-leaf.js';
import { floorNarrator } from '../domain/floor-narrator.js';
import { type NarrationPart, type Narrator, type TurnToTell } from '../narrator.port.js';
import { toldSoFar } from '../release/told-so-far.js';

/** What was shown is told: none of its sentences comes again. */
const restAfter = (before: string, facts: TurnFacts): string => {
  const told = [...facts.told, ...sentencesIn(before).map(hashOfSentence)];
  return restOfLeaf({ ...facts, told }, toldSoFar(before, facts));
};

/** After what somebody else began, only what is not told yet. */
const partsOf = ({ facts, shown }: TurnToTell): readonly NarrationPart[] => {
  const { story, wording } = floorNarrator(facts);
  const rest = continuationOf(shown, (before) => (before === '' ? story : restAfter(before, facts)));
  return [
    ...sentencesWithSpaces(rest).map((text) => ({ kind: 'sentence', text }) as const),
    ...wording.map((one) => ({ kind: 'wording', wording: one }) as const),
  ];
};

const asAsync = <T>(items: Iterable<T>): AsyncIterable<T> => ({
  [Symbol.asyncIterator]: () => {
    const iterator = items[Symbol.iterator]();
    return { next: () => Promise.resolve(iterator.next()) };
  },
});

/** The deterministic narrator as parts: it takes a few milliseconds, and neither fails nor stalls. It goes on with what another one began. */
export const floor: Narrator = { name: 'floor', narrate: (turn) => asAsync(partsOf(turn)) };
