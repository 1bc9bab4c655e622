import { FACTION_CONTENT } from '#game/content/factions.js';
import { type Difficulty, PROFESSIONS } from '#game/model/character.js';
import { type FactionId, FACTIONS } from '#game/model/world.js';
import { hashOfSentence } from '#game/rules/sentences/told-sentences.js';
import { type FloorNarrator } from '#backend/modules/narration/domain/floor-narrator.js';
import { type SagaSetting } from '../play-saga.js';
import { type HabitName } from './habits.js';

export interface HabitSpread {
  readonly habit: HabitName;
  readonly seed: string;
  readonly sagas: number;
  readonly difficulty: Difficulty;
  readonly mostTurns: number;
  readonly narrator: FloorNarrator | null;
  /** Undefined: each people in turn. */
  readonly people?: FactionId | undefined;
}

/** Sagas of one habit over all peoples, or one, and all professions; each has its own seed. */
export const habitSettings = ({ habit, seed, sagas, people, ...rest }: HabitSpread): readonly SagaSetting[] =>
  Array.from({ length: sagas }, (_, i) => {
    const faction = people ?? FACTIONS[i % FACTIONS.length] ?? 'vikings';
    const round = people ? i : Math.floor(i / FACTIONS.length);
    const own = PROFESSIONS.filter((p) => FACTION_CONTENT[faction].professions[p]);
    return {
      ...rest,
      // The dice are made of the first 32 characters: the number comes first.
      seed: `${i}-${hashOfSentence(seed + (people ?? '')).toString(36)}-${habit}`,
      faction,
      profession: own[(i + round) % own.length] ?? 'warrior',
      policy: habit,
      isEndless: false,
    };
  });
