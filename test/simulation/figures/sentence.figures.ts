import { hashOfSentence, sentencesIn } from '#game/rules/sentences/told-sentences.js';
import { type HabitName, NARROW } from '../habits/habits.js';
import { isSetPhrase } from '../voice-report.js';
import { type ReadSaga } from './read-saga.js';

const sentencesOf = ({ opening, leaves }: ReadSaga): ReadonlySet<string> =>
  new Set([opening, ...leaves.map(({ story }) => story)].flatMap(sentencesIn));

/** The most sagas of a hundred that may have the same sentence. */
export const boundOf = (habit: HabitName): number => (NARROW.includes(habit) ? 10 : 5);

/** In how many of these sagas each sentence occurs. */
export interface SentenceTally {
  readonly sagas: number;
  readonly inSagas: ReadonlyMap<string, number>;
}
export const tallyOf = (sagas: readonly ReadSaga[], before?: SentenceTally): SentenceTally => {
  const inSagas = new Map(before?.inSagas);
  for (const saga of sagas)
    for (const sentence of sentencesOf(saga)) inSagas.set(sentence, (inSagas.get(sentence) ?? 0) + 1);
  return { sagas: (before?.sagas ?? 0) + sagas.length, inSagas };
};

/** Sentences in more than `bound` of a hundred sagas, the most frequent first; fewer sagas have the same bound. */
export const sharedSentences = (
  { sagas, inSagas }: SentenceTally,
  bound: number,
): readonly (readonly [string, number])[] => {
  const most = bound * Math.max(1, sagas / 100);
  return [...inSagas].filter(([sentence, n]) => n > most && !isSetPhrase(sentence)).sort((a, b) => b[1] - a[1]);
};

/** Percent of the sentences of the nth saga, from 1, that none before it had; null where fewer were played. */
export const newIn = (sagas: readonly ReadSaga[], nth: number): number | null => {
  const saga = sagas[nth - 1];
  if (!saga) return null;
  const before = new Set(sagas.slice(0, nth - 1).flatMap((one) => Array.from(sentencesOf(one), hashOfSentence)));
  const sentences = [...sentencesOf(saga)];
  return (100 * sentences.filter((one) => !before.has(hashOfSentence(one))).length) / Math.max(1, sentences.length);
};
