/** Words that may come again at once. */
const IDLE = new Set(
  (
    'about above after again against ahead all along already also always among another anybody anything around away back been before behind below beneath beside better between beyond ' +
    'both came come could does done down each either else enough even ever every everything far first from gave gone good half have having here into just kept kind last left less like little long looked ' +
    'made many might more most much must neither never next nobody none nothing nowhere once only onto other others over past place quite rather same seen side since some somebody something ' +
    'sooner still stood such than that their them then there these they thing things this those though through till time took toward under until upon very want wanted well went were what when where ' +
    'whether which while who whoever whole whom whose will with within without would your yours yourself'
  ).split(' '),
);

const tellingWords = (text: string): readonly string[] =>
  (text.match(/(?<![\p{L}’])\p{Ll}{4,}/gu) ?? []).filter((word) => !IDLE.has(word));

/** Short words that are heard all the same. */
const SHORT = /(?<![\p{L}’])(?:air|bag|bed|day|dog|eye|sea|sky|sun|way)(?![\p{L}])/gu;

/** Whether a sentence uses one of its own words twice, the first among them. */
export const repeatsOwnWord = (text: string): boolean => {
  const heard = text.charAt(0).toLowerCase() + text.slice(1);
  const words = [...tellingWords(heard), ...(heard.match(SHORT) ?? [])];
  return new Set(words).size < words.length;
};

export interface RecentWords {
  /** Whether a sentence begins like the one before it, or says again a word that is still in the ear. */
  readonly rings: (text: string) => boolean;
  readonly hear: (text: string) => void;
}

const head = (text: string): string => text.split(' ', 1)[0] ?? '';

/** The hour is told once in an entry. */
const HOUR =
  /\b(?:morning|sunrise|daybreak|noon|half gone|middle of the day|dusk|evening|light went|end of the day|late in the day|hour of light|dark|nightfall|by night|sunset|night)\b|(?:first|second|third|th) day\b/;

export const newRecentWords = (): RecentWords => {
  const words = new Set<string>();
  let before = '';
  let isHourTold = false;
  let last = { text: '', words: tellingWords('') };
  /** What was asked about is told next, as a rule: its words are found once. */
  const wordsOf = (text: string): readonly string[] => {
    if (last.text !== text) last = { text, words: tellingWords(text) };
    return last.words;
  };
  return {
    rings: (text) =>
      head(text) === before || (isHourTold && HOUR.test(text)) || wordsOf(text).some((word) => words.has(word)),
    hear: (text) => {
      before = head(text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).at(-1) ?? text);
      isHourTold ||= HOUR.test(text);
      for (const word of wordsOf(text)) words.add(word);
    },
  };
};
