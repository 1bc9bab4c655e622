import { type HabitSagas } from '../habits/habit-sagas.js';
import { type HabitName } from '../habits/habits.js';
import { mean } from './figure.js';
import { type Row } from './row.js';
import { boundOf, newIn, type SentenceTally, sharedSentences, tallyOf } from './sentence.figures.js';

/** A value for each habit, and their mean. */
const perHabit = (
  played: readonly HabitSagas[],
  of: (habit: HabitSagas) => number | null,
): readonly (number | null)[] => {
  const values = played.map(of);
  return played.length > 1 ? [...values, mean(values.flatMap((value) => value ?? []))] : values;
};

const ACROSS = '7, 12  Sentences over many sagas';
const shared = (
  title: string,
  played: readonly HabitSagas[],
  tally: (habit: HabitSagas) => SentenceTally | undefined,
): Row => ({
  section: ACROSS,
  title,
  aim: '0',
  digits: 1,
  values: perHabit(played, (habit) => {
    const told = tally(habit);
    return told ? sharedSentences(told, boundOf(habit.habit)).length : null;
  }),
  isMet: (n) => n === 0,
});
/** By habit, the sagas of all seeds. */
export type Tallies = ReadonlyMap<HabitName, SentenceTally>;
export const tallies = (played: readonly HabitSagas[], before?: Tallies): Tallies =>
  new Map(played.map(({ habit, sagas }) => [habit, tallyOf(sagas, before?.get(habit))]));
/** A sentence may stand in more sagas of one seed by chance: the bound is that of the mean. */
export const sharedByAllSeeds = (played: readonly HabitSagas[], all: Tallies): Row =>
  shared('the same, where the mean of all seeds is more than that', played, ({ habit }) => all.get(habit));

/** What only many sagas of a habit show. */
export const acrossSagas = (played: readonly HabitSagas[]): readonly Row[] => {
  return [
    shared('sentences in more than 5 (narrow habits 10) of 100 sagas', played, ({ sagas }) => tallyOf(sagas)),
    ...[20, 30].map((nth) => ({
      section: ACROSS,
      title: `sentences new in saga ${nth} of one people, %`,
      aim: 'stated',
      values: perHabit(played, ({ ofOnePeople }) => newIn(ofOnePeople, nth)),
    })),
  ];
};
