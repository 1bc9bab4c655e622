/** Words of a phrase. */
const [SHORTEST, LONGEST] = [3, 5];
/** Leaves in which a phrase must have stood to be worn: a short one comes about by chance. */
const wornFrom = (words: number): number => (words === SHORTEST ? 3 : 2);
const MOST_PHRASES = 12;
/** A phrase of such words alone belongs to the language, not to a leaf. */
const IDLE = new Set(
  (
    'a an the and or but of to in on at by for with from as it its is was were be been you your yours he she they them his her ' +
    'their who that this there what which had have has did do not no so then than out up down into upon over all one some ' +
    'if when where while before after again more most very would could should might said i my me we us our'
  ).split(' '),
);

/** Sums and times are facts, however often they come. */
const COUNTED =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\p{L}+teen|\p{L}+ty|pieces?|silver|day|morning|noon|dusk|night|evening)\b/u;
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];
/** What somebody said, the player among others, is no phrase of a narrator. */
const QUOTED = /“[^”]*”?/g;
/** Phrases do not go over the end of a sentence. */
const sentencesOf = (text: string): readonly string[] => text.replace(QUOTED, '.').split(/[.!?…;:\n]+/);

const isTelling = (words: readonly string[]): boolean => words.filter((word) => !IDLE.has(word)).length >= 2;

const phrasesOf = (text: string): ReadonlySet<string> => {
  const phrases = new Set<string>();
  for (const sentence of sentencesOf(text)) {
    const words = wordsOf(sentence);
    for (let size = SHORTEST; size <= LONGEST; size++)
      for (let from = 0; from + size <= words.length; from++) {
        const phrase = words.slice(from, from + size);
        if (isTelling(phrase)) phrases.add(phrase.join(' '));
      }
  }
  return phrases;
};

/** Whether two phrases have so many words in a row that one stands for both. */
const isAlike = (a: string, b: string): boolean => {
  const words = wordsOf(b);
  return words.some(
    (_, n) => n + SHORTEST <= words.length && ` ${a} `.includes(` ${words.slice(n, n + SHORTEST).join(' ')} `),
  );
};

/** Phrases that several of the leaves have, the most worn first; none that is much like another. `names` are no phrases. */
export const wornPhrases = (leaves: readonly string[], names: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const leaf of leaves) for (const phrase of phrasesOf(leaf)) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  const named = new Set(names.flatMap((name) => wordsOf(name)));
  const isOfNames = (phrase: string): boolean => !isTelling(wordsOf(phrase).filter((word) => !named.has(word)));
  const worn = [...counts]
    .filter(
      ([phrase, count]) => count >= wornFrom(wordsOf(phrase).length) && !isOfNames(phrase) && !COUNTED.test(phrase),
    )
    .sort(([a, n], [b, m]) => m - n || b.length - a.length || (a < b ? -1 : 1));
  return worn.reduce<readonly string[]>(
    (kept, [phrase]) =>
      kept.length < MOST_PHRASES && !kept.some((other) => isAlike(other, phrase)) ? [...kept, phrase] : kept,
    [],
  );
};
