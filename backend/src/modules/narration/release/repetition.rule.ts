import { hashOfSentence, sentencesIn } from '#game/rules/sentences/told-sentences.js';
import { type ReleaseRule } from './release-rule.js';

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];

/** Words that follow each other. */
const RUN = 4;
const runsOf = (text: string): ReadonlySet<string> => {
  const words = wordsOf(text);
  return new Set(words.slice(RUN - 1).map((_, i) => words.slice(i, i + RUN).join(' ')));
};
/** Shorter sentences may come again. */
const LEAST_WORDS = 6;
/** The part of its runs that a sentence may share with what was told before. */
const MOST_SHARED = 0.5;

const shareOf = (runs: ReadonlySet<string>, told: ReadonlySet<string>): number =>
  runs.size === 0 ? 0 : [...runs].filter((run) => told.has(run)).length / runs.size;

/** What was told before: in this leaf, in the last ones, or, to the letter, anywhere in the saga. */
export const repetitionRule: ReleaseRule = {
  name: 'repetition',
  fault: (sentence, { facts: { told }, shown, earlier }) => {
    if (wordsOf(sentence).length < LEAST_WORDS) return null;
    if (sentencesIn(sentence).some((s) => wordsOf(s).length >= LEAST_WORDS && told.includes(hashOfSentence(s))))
      return 'told before in this saga';
    const runs = runsOf(sentence);
    const share = Math.max(...[shown, ...earlier].map((text) => shareOf(runs, runsOf(text))));
    return share > MOST_SHARED ? `${Math.round(share * 100)} % of it were told before` : null;
  },
};
