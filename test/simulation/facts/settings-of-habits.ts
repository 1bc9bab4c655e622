import { floorNarrator } from '#backend/modules/narration/domain/floor-narrator.js';
import { FACTIONS } from '#game/model/world.js';
import { habitSettings } from '../habits/habit-settings.js';
import { HABITS } from '../habits/habits.js';
import { type SagaSetting } from '../play-saga.js';

export interface HabitsTold {
  readonly seed: string;
  /** Of all habits together. */
  readonly sagas: number;
  readonly mostTurns: number;
}

/** Sagas of all habits, told. Each habit begins with another people, so that few sagas, too, are of all peoples. */
export const settingsOfHabits = ({ seed, sagas, mostTurns }: HabitsTold): readonly SagaSetting[] => {
  const each = Math.ceil(sagas / HABITS.length);
  return HABITS.flatMap((habit, n) => {
    const skipped = (n * each) % FACTIONS.length;
    const told = {
      habit,
      seed,
      sagas: skipped + each,
      mostTurns,
      difficulty: 'normal',
      narrator: floorNarrator,
    } as const;
    return habitSettings(told).slice(skipped);
  });
};
