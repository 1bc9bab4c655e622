import { type AuthRejectionCode } from '#contracts/account/rejections.js';

/** Fewest letters that must be left once the words that anybody would try first are removed. */
const LEAST_LEFT = 8;
const PRODUCT_WORDS = ['steppesandseas', 'steppes', 'seas'];
/** Fewer guesses are too few: a million take decades at a hundred a day, but only hours against a leaked hash. */
const LEAST_GUESSES = 1_000_000;

const lettersOf = (text: string): string => text.toLowerCase().replace(/[\s_&-]/g, '');

const without = (password: string, words: readonly string[]): string =>
  words.reduce((left, word) => (word.length < 3 ? left : left.replaceAll(word, '')), password);

export interface ChosenPassword {
  readonly password: string;
  readonly username: string;
  /** How many guesses find it, by a list of leaked passwords and the patterns that people use. */
  readonly guesses: number;
}

/** What a person is told of a password beyond the rules of the specification; null for a good one. */
export const passwordFault = ({ password, username, guesses }: ChosenPassword): AuthRejectionCode | null => {
  const letters = lettersOf(password);
  const left = without(letters, [lettersOf(username), ...PRODUCT_WORDS]);
  if (left !== letters && left.length < LEAST_LEFT) return 'PASSWORD_HAS_NAME';
  return guesses < LEAST_GUESSES ? 'PASSWORD_TOO_COMMON' : null;
};
