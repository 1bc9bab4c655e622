import { type HabitSagas } from '../habits/habit-sagas.js';
import { type HabitName, READING } from '../habits/habits.js';
import { acrossSagas } from './across-sagas.js';
import { mean, type Section } from './figure.js';
import { kept, OATH } from './oath.figures.js';
import { type ReadSaga } from './read-saga.js';
import { type Column, type Row } from './row.js';
import { COMPANY } from './company.figures.js';
import { DISCOVERIES, FREE_TEXT } from './discovery.figures.js';
import { FACTS } from './fact.figures.js';
import { MENUS } from './menu.figures.js';
import { REWARDS } from './reward.figures.js';
import { SPINE } from './spine.figures.js';
import { TABLES } from './table.figures.js';

/** Every figure of issue 21 that a single habit's sagas give. Sentences over many sagas are counted apart. */
const SECTIONS: readonly Section[] = [OATH, DISCOVERIES, MENUS, REWARDS, COMPANY, SPINE, FREE_TEXT, TABLES, FACTS];

export const columnsOf = (played: readonly HabitSagas[]): readonly Column[] =>
  played.length > 1 ? [...played.map(({ habit }) => habit), null] : played.map(({ habit }) => habit);

type Group = readonly ReadSaga[];
const groupsOf = (played: readonly HabitSagas[]): readonly Group[] =>
  columnsOf(played).map((column) =>
    played.filter(({ habit }) => column === null || column === habit).flatMap(({ sagas }) => sagas),
  );

const rowsOfSection = ({ title: section, figures }: Section, groups: readonly Group[]): readonly Row[] =>
  figures.map(({ of, ...figure }) => ({
    ...figure,
    section,
    values: groups.map(of),
  }));

/** Percentage points by which clicking the best chance wins more often than reading; null if either was not played. */
const bestOddsLead = (played: readonly HabitSagas[]): number | null => {
  const wins = (is: (habit: HabitName) => boolean): number | null =>
    mean(played.filter(({ habit }) => is(habit)).flatMap(({ sagas }) => kept(sagas) ?? []));
  const clicking = wins((habit) => habit === 'best-odds');
  const reading = wins((habit) => READING.includes(habit));
  return clicking === null || reading === null ? null : clicking - reading;
};

/** Every figure of these sagas, in the order of the issue. */
export const rowsOf = (played: readonly HabitSagas[]): readonly Row[] => {
  const groups = groupsOf(played);
  const [oath = [], ...others] = SECTIONS.map((section) => rowsOfSection(section, groups));
  const lead: Row = {
    section: oath[0]?.section ?? '',
    title: 'points by which the best odds win more than reading',
    aim: '≤ 0',
    values: columnsOf(played).map((column) => (column === null ? bestOddsLead(played) : null)),
    isMet: (points) => points <= 0,
  };
  return [...oath, lead, ...others.flat(), ...acrossSagas(played)];
};

/** The mean of each value over several seeds. */
export const meanRows = (runs: readonly (readonly Row[])[]): readonly Row[] =>
  (runs[0] ?? []).map((row, r) => ({
    ...row,
    values: row.values.map((_, column) => mean(runs.flatMap((rows) => rows[r]?.values[column] ?? []))),
  }));
