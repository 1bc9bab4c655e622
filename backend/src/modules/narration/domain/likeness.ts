/** Words that say nothing about which offer is meant. */
const IDLE_WORDS: ReadonlySet<string> = new Set([
  'the',
  'and',
  'for',
  'you',
  'your',
  'with',
  'that',
  'this',
  'then',
  'from',
  'into',
  'them',
  'they',
  'their',
  'his',
  'her',
  'him',
  'its',
  'are',
  'was',
  'will',
  'one',
  'all',
  'but',
  'not',
  'has',
  'have',
  'what',
  'who',
  'which',
  'where',
  'until',
  'before',
  'over',
  'out',
  'off',
  'it',
]);

const LONGEST_TEXT = 1000;

/** Lower case, plain apostrophes, single spaces. */
const plain = (text: string): string =>
  text
    .slice(0, LONGEST_TEXT)
    .toLowerCase()
    .replace(/[’`´]/g, "'")
    .replace(/[_\s]+/g, ' ');

/** 'walking', 'walked' and 'walks' are one word. */
const stemOf = (word: string): string => (word.length > 4 ? word.replace(/(?:ing|ed|es|s|e)$/, '') : word);
export const tellingWords = (text: string): ReadonlySet<string> =>
  new Set(
    plain(text)
      .split(/[^\p{L}\p{N}']+/u)
      .filter((word) => word.length > 2 && !IDLE_WORDS.has(word))
      .map(stemOf),
  );

export const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  [...a].filter((word) => b.has(word)).length;
