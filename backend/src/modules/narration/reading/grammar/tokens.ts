import { stemmer } from 'stemmer';

/** A word of a text: as it was written, and as it is compared. */
export interface TextToken {
  readonly text: string;
  readonly stem: string;
}
const LONGEST_TEXT = 1000;

const LETTERS: Readonly<Record<string, string>> = {
  þ: 'th',
  ð: 'd',
  æ: 'ae',
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  ł: 'l',
  œ: 'oe',
};

/** Lower case, without accents and curled apostrophes; single spaces. */
export const plain = (text: string): string =>
  text
    .slice(0, LONGEST_TEXT)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[þðæøßđłœ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[’‘`´ʼ]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[_\s]+/g, ' ')
    .trim();

const CONTRACTIONS: readonly (readonly [RegExp, string | ((all: string) => string)])[] = [
  [/\b(?:i'm|im)\b/g, 'i am'],
  [/\bcan't\b|\bcant\b|\bcannot\b/g, 'can not'],
  [/\bwon't\b|\bwont\b/g, 'will not'],
  [/\bdon't\b|\bdont\b/g, 'do not'],
  [/\b(do|does|did|is|are|was|were|would|should|could|have|has|had|must)n'?t\b/g, '$1 not'],
  [/\blet's\b|\blets\b/g, 'let us'],
  [
    /\b(?:whom?ever|(?:every|any)(?:one|body) (?:who|that)|all (?:who|that)|those (?:who|that)) (?:is|are|stands?|sits?) (?:here|there|around|present|nearby)\b/g,
    'everyone',
  ],
  [/\b(what|where|who|how|when|that|there|here|it|he|she)'s\b/g, '$1 is'],
  [/\b(?:whats)\b/g, 'what is'],
  [/\b(?:wheres)\b/g, 'where is'],
  [/\b(?:whos)\b/g, 'who is'],
  [/\b(i|you|we|they|he|she|it)'ll\b/g, '$1 will'],
  [/\b(i|you|we|they|he|she|it)'d\b/g, '$1 would'],
  [/\b(i|you|we|they)'ve\b/g, '$1 have'],
  [/\b(you|we|they)'re\b/g, '$1 are'],
  [/\bwanna\b/g, 'want to'],
  [/\bgonna\b/g, 'going to'],
  [/\bgotta\b/g, 'have to'],
  [/\blemme\b/g, 'let me'],
  [/\bgimme\b/g, 'give me'],
  [/\bu\b/g, 'you'],
  [/\b(?:thru)\b/g, 'through'],
  [/\bw\/o\b/g, 'without'],
  [/\bw(?:\/| (?=\p{L}))/gu, 'with '],
  [/\b(?:hes|shes)\b/g, (is) => (is === 'hes' ? 'he is' : 'she is')],
  [/\b(they|you|we)re\b(?<!\bwere)/g, '$1 are'],
  [/\btheres\b/g, 'there is'],
  [/\beveryones\b/g, 'everyone is'],
  [/(?<=^|\s)'em\b|\bem\b/g, 'them'],
  [/\babt\b/g, 'about'],
  [/\bb4\b/g, 'before'],
  [/\b(?:cuz|cos|bc)\b/g, 'because'],
  [/\b2 (?=the\b|him\b|her\b|them\b|my\b)/g, 'to '],
  [/\br u\b/g, 'are you'],
  [/\bnorth (east|west)\b|\bsouth (east|west)\b/g, (all) => all.replace(' ', '-')],
  [/\b(?:lend|give) a (?:helping )?hand to\b/g, 'help'],
  [/\b(?:lend|give) ([\p{L}' -]{2,24}?) a (?:helping )?hand\b/gu, 'help $1'],
  [/\b(?:lend|give) a (?:helping )?hand(?= (?:with|in|at)\b)/g, 'help'],
  [
    /\bsay (?:to )?((?!that |it |so |what |nothing |something |anything |words? |hello |hi )(?:the |my )?[\p{L}-]+(?: (?!that |he |she |they )[\p{L}-]+)?) (?=(?:that|he|she|they) )/gu,
    'tell $1 ',
  ],
  [/\bdead (?:man|woman|one|stranger|soldier|warrior|guy)\b/g, 'corpse'],
];
export const expanded = (text: string): string =>
  CONTRACTIONS.reduce(
    (line, [short, long]) => (typeof long === 'string' ? line.replace(short, long) : line.replace(short, long)),
    text,
  );

const stems = new Map<string, string>();
const MOST_STEMS = 20_000;
/** The stem of a word, remembered: the same words are met again and again. */
export const stemOf = (word: string): string => {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = stemmer(word);
  if (stems.size < MOST_STEMS) stems.set(word, stem);
  return stem;
};

const WORD = /\p{L}+(?:-\p{L}+)*|\p{N}+/gu;
export const tokensOf = (text: string): readonly TextToken[] =>
  (text.replace(/'s\b|s'(?=\s|$)/g, (s) => (s === "'s" ? '' : 's')).match(WORD) ?? []).map((word) => ({
    text: word,
    stem: stemOf(word),
  }));

const names = new Map<string, readonly TextToken[]>();
/** Words of a name or an action, plain; remembered, as the same names come with every reading. */
export const wordsOf = (text: string): readonly TextToken[] => {
  const known = names.get(text);
  if (known) return known;
  const words = tokensOf(plain(text));
  if (names.size < MOST_STEMS) names.set(text, words);
  return words;
};
