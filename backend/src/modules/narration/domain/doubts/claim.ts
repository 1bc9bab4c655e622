import { type Evidence, type LeafEvidence } from '#backend/modules/session/narration-facts/leaf-evidence.port.js';

/** What a sentence says, as far as pure code can check it. */
export interface Claim {
  readonly text: string;
  /** Null: no event says anything of it. */
  readonly holds: boolean | null;
  readonly because: readonly Evidence[];
}
/** Finds the claims of one sort in a sentence. Quoted speech is what somebody says: it claims nothing. */
export type ClaimFinder = (sentence: string, evidence: LeafEvidence) => readonly Claim[];

/** The event that decided the turn, in these words. */
export const decidedBy = ({ decided }: LeafEvidence, text: string): readonly Evidence[] => [{ ...decided, text }];

export const withoutSpeech = (text: string): string => text.replace(/“[^”]*(?:”|$)|"[^"]*(?:"|$)/g, ' ');

const UP_TO_TWENTY = (
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen twenty'
).split(' ');
const TENS: Readonly<Record<string, number>> = { thirty: 30, forty: 40, fifty: 50, sixty: 60 };
const OTHER: Readonly<Record<string, number>> = { a: 1, an: 1, single: 1, hundred: 100, ...TENS };

/** A whole number in digits or words; null for another word. */
export const numberIn = (word: string): number | null => {
  if (/^\d+$/.test(word)) return Number(word);
  const spelled = UP_TO_TWENTY.indexOf(word.toLowerCase());
  return spelled >= 0 ? spelled : (OTHER[word.toLowerCase()] ?? null);
};
/** For patterns: one word or digits. */
export const NUMBER = `(\\d+|${[...UP_TO_TWENTY, ...Object.keys(OTHER)].join('|')})`;

const SPECIAL = /[.*+?^${}()|[\]\\]/g;
/** A pattern of whole words in which `{name}` stands for the name. */
export const pattern = (words: string, name: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:${words.replaceAll('{name}', () => name.replace(SPECIAL, '\\$&'))})(?![\\p{L}\\d])`,
    'iu',
  );
/** For patterns: where a main clause begins, so that what is wished, feared or foretold claims nothing. */
export const CLAUSE = '(?:^|(?<=[.;:,] )|\\b(?:and|but|then|there|here) )';
/** For patterns: an adverb that leaves the verb true. “Never” and “nearly” do not. */
export const ADVERB = '(?:(?:now|then|also|again|only|just|soon|quickly|easily|barely|at last|once more) )?';
/** For claims that may still hold: a leaf that ends a saga tells years ahead of its events, so no event denies them. */
export const unlessEnded = ({ facts }: LeafEvidence, holds: boolean): boolean | null =>
  holds || facts.ending === null ? holds : null;

/** Whether a name or thing stands in a text as whole words. */
export const mentions = (text: string, name: string): boolean => name !== '' && pattern('{name}', name).test(text);
