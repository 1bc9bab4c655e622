/** Phrases that say nothing, or say it for the thousandth time. */
const BANNED = [
  'you feel a sense of',
  'little did you know',
  'suddenly',
  'a testament to',
  'sends a shiver',
  'shivers down',
  'time seems to',
  'time stood still',
  'in the blink of an eye',
  'the air is thick',
  'you can’t help but',
  'cannot help but',
  'palpable',
  'tapestry',
  'a dance of',
  'steel yourself',
  'for what seems like',
  'adventure awaits',
  'fate has',
  'destiny',
  'unbeknownst',
  'hit points',
  'game master',
  'okay',
  'lorem',
  'undefined',
  'null',
  '[object',
  'rest assured',
  'the weight of',
  'heart pounding',
  'adrenaline',
  'whispers of',
];
/** Words that may stand twice. */
const TWICE = /\b(?:had had|that that)\b/gi;

const CHECKS: readonly (readonly [string, (story: string) => boolean])[] = [
  ['an unresolved slot', (s) => /[{}<>_]/.test(s)],
  ['a doubled word', (s) => /(?<![\p{L}’])(\p{L}+) \1(?![\p{L}’])/iu.test(s.replace(TWICE, ''))],
  ['a double space, or a space before a mark', (s) => / {2}| [,.;:!?]|[^.]\.\.[^.]|,,/.test(s)],
  ['a sentence that starts small', (s) => /(?:^|[.!?] |\.” |\n)\p{Ll}/u.test(s)],
  ['quotation marks that do not match', (s) => s.split('“').length !== s.split('”').length || /["']/.test(s)],
  ['a for an', (s) => /\b[Aa] (?!one\b|once\b|one-|eu|ewe)[aeio]/.test(s)],
  ['an for a', (s) => /\b[Aa]n [^aeiouhAEIOUH]/.test(s)],
  ['no end', (s) => !/[.!?]”?$/.test(s)],
  ['a banned phrase', (s) => /\bNaN\b/.test(s) || BANNED.some((phrase) => s.toLowerCase().includes(phrase))],
];

/** What is wrong with a story, in words; empty where nothing is. */
export const faultsOf = (story: string): readonly string[] =>
  CHECKS.filter(([, fails]) => fails(story)).map(([fault]) => fault);
