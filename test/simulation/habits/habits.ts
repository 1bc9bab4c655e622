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

/** The habits asked for: one by name, or all. */
export const habitsOf = (asked: string): readonly HabitName[] => {
  if (asked === 'all') return HABITS;
  const one = HABITS.filter((name) => name === asked);
  if (one.length === 0) throw new Error(`there is no habit '${asked}': all, ${HABITS.join(', ')}`);
  return one;
};
