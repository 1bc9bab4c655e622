import { floorNarrator } from '#backend/modules/narration/domain/floor-narrator.js';
import { contextOf } from '#backend/modules/narration/domain/paragraphs/telling-context.js';
import { wordingOf } from '#backend/modules/narration/domain/offer-wording.js';
import { turnFactsOf } from '#backend/modules/session/narration-facts/turn-facts.view.js';
import { type Wording } from '#game/model/offer.js';
import { type FactionId } from '#game/model/world.js';
import { habitSettings } from '../habits/habit-settings.js';
import { playSaga } from '../play-saga.js';
import { FOR_READERS } from '../policies/policies.js';
import { leafCopy } from './leaf-copy.js';

export interface CopyOf {
  readonly people: FactionId;
  readonly seed: string;
  readonly leaves: number;
}

/** A saga for a fresh reader, who says of each leaf whether it is clear (docs/measure-the-saga.md). */
export const readingCopy = ({ people, seed, leaves }: CopyOf): string => {
  const copies: string[] = [];
  let before: readonly Wording[] = [];
  const spread = { habit: 'curious', seed, sagas: 1, people, difficulty: 'normal', mostTurns: leaves } as const;
  const [setting] = habitSettings({ ...spread, narrator: floorNarrator });
  if (!setting) return '';
  playSaga({
    ...setting,
    policy: FOR_READERS,
    onLeaf: (session, story) => {
      const facts = turnFactsOf(session);
      const words = wordingOf(facts, contextOf(facts).phrases.slots);
      copies.push(leafCopy({ session, facts, story, n: copies.length, words, before }));
      before = words;
    },
  });
  return `# A saga of the ${people}\n\n${copies.join('\n\n')}\n`;
};
