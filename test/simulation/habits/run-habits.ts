import { DIFFICULTIES } from '#game/model/character.js';
import { FACTIONS } from '#game/model/world.js';
import { floorNarrator } from '#backend/modules/narration/domain/floor-narrator.js';
import { printDetails } from '../figures/print-details.js';
import { printRows } from '../figures/print-rows.js';
import { sharedByAllSeeds, tallies, type Tallies } from '../figures/across-sagas.js';
import { type Row } from '../figures/row.js';
import { columnsOf, meanRows, rowsOf } from '../figures/rows.js';
import { playHabit } from './habit-sagas.js';
import { habitsOf, oneOf } from './habits.js';

export interface HabitRun {
  readonly habit: string;
  readonly seed: string;
  readonly seeds: number;
  /** Of each habit and each seed. */
  readonly sagas: number;
  readonly mostTurns: number;
  readonly difficulty: string | undefined;
  readonly people: string | undefined;
}

/** Plays the habits, one seed after another, and prints every figure of issue 21 beside its aim. */
export const runHabits = (run: HabitRun, print: (text: string) => void): void => {
  const habits = habitsOf(run.habit);
  const difficulty = oneOf(DIFFICULTIES, run.difficulty ?? 'normal', 'difficulty');
  const people = run.people === undefined ? undefined : oneOf(FACTIONS, run.people, 'people');
  const { sagas, mostTurns } = run;
  const rows: (readonly Row[])[] = [];
  let told: Tallies | undefined;
  for (let n = 1; n <= run.seeds; n++) {
    const seed = n === 1 ? run.seed : `${run.seed}/${n}`;
    const played = habits.map((habit) =>
      playHabit({ habit, seed, sagas, difficulty, mostTurns, people, narrator: floorNarrator }),
    );
    rows.push(rowsOf(played));
    told = tallies(played, told);
    if (n < run.seeds) continue;
    const all = [...meanRows(rows), ...(n > 1 ? [sharedByAllSeeds(played, told)] : [])];
    print(`${printRows(all, columnsOf(played))}\n${printDetails(played, told)}`);
  }
  print(
    `${sagas} sagas of each of ${habits.length} habits, ${difficulty}, ${people ?? 'all peoples'}, ${run.seeds} seed(s) from '${run.seed}'; '!' misses its aim`,
  );
};
