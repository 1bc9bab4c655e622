/** The ten habits of issue 21 by which strangers play. */
export const HABITS = [
  'curious',
  'always-explore',
  'always-talk',
  'always-rest',
  'free-text',
  'best-odds',
  'at-random',
  'straight',
  'walk-there',
  'to-and-fro',
] as const;
export type HabitName = (typeof HABITS)[number];

/** Those who read what the page says and act on it: they should keep their oath in 25 to 55 of a hundred sagas. */
export const READING: readonly HabitName[] = ['curious', 'free-text', 'straight', 'walk-there'];
/** Those who meet few things: more of their sentences may come back. */
export const NARROW: readonly HabitName[] = ['always-explore', 'always-talk', 'always-rest', 'to-and-fro'];

/** Somebody asked for a habit, a difficulty or a people that there is not. */
export class UnknownName extends Error {}
export const oneOf = <T extends string>(all: readonly T[], name: string, what: string): T => {
  const found = all.find((one) => one === name);
  if (found === undefined) throw new UnknownName(`there is no ${what} '${name}': ${all.join(', ')}`);
  return found;
};

/** The habits asked for: one by name, or all. */
export const habitsOf = (asked: string): readonly HabitName[] =>
  asked === 'all' ? HABITS : [oneOf(HABITS, asked, 'habit')];
