import { type FactionId, FACTIONS } from '#game/model/world.js';
import { type ReadSaga, readSaga } from '../figures/read-saga.js';
import { playSaga } from '../play-saga.js';
import { type HabitSpread, habitSettings } from './habit-settings.js';
import { HABITS, type HabitName } from './habits.js';

/** What a habit played: sagas of all peoples, and a row of sagas of one people, in order. */
export interface HabitSagas {
  readonly habit: HabitName;
  readonly sagas: readonly ReadSaga[];
  readonly ofOnePeople: readonly ReadSaga[];
}

/** How many sagas of one people somebody reads one after another. */
const ROW = 30;
const peopleOf = (habit: HabitName): FactionId => FACTIONS[HABITS.indexOf(habit) % FACTIONS.length] ?? 'vikings';

/** Plays a habit. @param row sagas of one people, or of a people that differs from habit to habit */
export const playHabit = (spread: HabitSpread, row = ROW): HabitSagas => ({
  habit: spread.habit,
  sagas: habitSettings(spread).map((setting) => readSaga(playSaga(setting))),
  ofOnePeople: habitSettings({ ...spread, sagas: row, people: spread.people ?? peopleOf(spread.habit) }).map(
    (setting) => readSaga(playSaga(setting)),
  ),
});
