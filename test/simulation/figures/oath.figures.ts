import { type HabitName, READING } from '../habits/habits.js';
import { atLeast, type Figure, perSaga, type Section, share } from './figure.js';
import { isLastTest, type ReadSaga } from './read-saga.js';

const FEWEST_KEPT = 25;
const MOST_KEPT = 55;
const MOST_AT_RANDOM = 20;

export const kept = (sagas: readonly ReadSaga[]): number | null => share(sagas, ({ end }) => end === 'triumph');

const isKeptOftenEnough = (percent: number, habit: HabitName | null): boolean => {
  if (habit === 'at-random') return percent <= MOST_AT_RANDOM;
  if (habit === null || !READING.includes(habit)) return percent <= MOST_KEPT;
  return percent >= FEWEST_KEPT && percent <= MOST_KEPT;
};

const figures: readonly Figure[] = [
  {
    title: 'oaths kept, %',
    aim: `${FEWEST_KEPT}–${MOST_KEPT} (reading), random ≤ ${MOST_AT_RANDOM}`,
    of: kept,
    isMet: isKeptOftenEnough,
  },
  { title: 'sagas lost to oath or threat, %', aim: '', of: (sagas) => share(sagas, ({ end }) => end === 'loss') },
  {
    title: 'deaths, %',
    aim: '',
    of: (sagas) => share(sagas, ({ end }) => end === 'death' || end === 'fallen'),
  },
  { title: 'turns', aim: '', of: (sagas) => perSaga(sagas, ({ leaves }) => leaves.length) },
  {
    title: 'the last test was reached, %',
    aim: '',
    of: (sagas) => share(sagas, ({ leaves }) => leaves.some(isLastTest)),
  },
  { title: 'boxes of ten at the end', aim: '', digits: 1, of: (s) => perSaga(s, ({ oath }) => oath?.boxes ?? 0) },
];

/** Whether the player met {foe} in person before the last test. */
const isFoeMet = ({ leaves, oath }: ReadSaga): boolean =>
  oath !== null && leaves.some((leaf) => !isLastTest(leaf) && leaf.menu.them === oath.foe);

/** Percent of leaves that name the one the oath was sworn to. */
const namesGiver = (sagas: readonly ReadSaga[]): number | null =>
  share(
    sagas.flatMap(({ leaves, oath, people }) => {
      const name = people.find(({ id }) => id === oath?.who)?.name;
      return leaves.map(({ story }) => name !== undefined && story.includes(name));
    }),
    (isNamed) => isNamed,
  );

const middle: readonly Figure[] = [
  {
    title: 'sagas with the foe in person before the end, %',
    aim: 'most (≥ 50)',
    of: (sagas) => share(sagas, isFoeMet),
    isMet: atLeast(50),
  },
  { title: 'leaves that name the giver of the oath, %', aim: 'above 5', of: namesGiver, isMet: atLeast(5) },
];

export const OATH: Section = { title: '1  The oath', figures };
export const MIDDLE: readonly Figure[] = middle;
