import { linesOf, type OfferContent } from '#game/model/content/frame.js';

export interface Fault {
  /** File and field. */
  readonly field: string;
  readonly fault: string;
}
export interface Measure {
  /** Fewest lines. */
  readonly least?: number;
  /** Words of one line. */
  readonly fewestWords?: number;
  readonly most?: number;
}

/** What a narrator never says. */
export const BANNED_PHRASES = [
  'you feel a sense of',
  'a sense of',
  'little did you know',
  'suddenly',
  'a testament to',
  'can’t help but',
  'could not help but',
  'sends shivers',
  'shivers down',
  'time stands still',
  'heart pounding',
  'with bated breath',
  'in the blink of an eye',
  'deafening silence',
  'the weight of',
  'steeled yourself',
  'a mix of',
  'a mixture of',
  'tapestry',
  'palpable',
  'ominous',
  'eerie',
  'as if by magic',
  'out of nowhere',
  'only time will tell',
  'unbeknownst',
  'needless to say',
  'dance of',
  'symphony of',
  'whispers of',
  'echoes of',
  'bustling',
  'nestled',
  'looms large',
] as const;

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const slotsIn = (text: string): string[] => [...text.matchAll(/\{([^}]*)\}/g)].map(([, slot]) => slot ?? '');

const count = (line: string, mark: string): number => line.split(mark).length - 1;

const sentencesOf = (line: string): readonly string[] => line.split(/(?<=[.!?]”?) /);

/** Each slip of typesetting or grammar that no line may have, and how it is recognised. */
const SLIPS: readonly (readonly [fault: string, isIn: (line: string) => boolean])[] = [
  ['does not end as a sentence', (line) => !/[.?!…”]$/.test(line)],
  ['does not begin with a capital', (line) => !/^[“‘]?(?:\p{Lu}|\{)/u.test(line)],
  ['has a straight quotation mark: “ ” ’', (line) => /["']/.test(line)],
  ['has a quotation mark without its fellow', (line) => count(line, '“') !== count(line, '”')],
  ['says a word twice', (line) => /\b(\p{L}+) \1\b/iu.test(line.replace(/had had|that that/g, ''))],
  ['says a sentence twice', (line) => new Set(sentencesOf(line)).size < sentencesOf(line).length],
  ['has a space too many', (line) => / {2}| [,.;:?!]/.test(line)],
];

/** The faults of one line of prose, whatever it is for. */
export const proseFaults = (line: string, slots: readonly string[]): string[] => {
  const banned = BANNED_PHRASES.find((phrase) => line.toLowerCase().includes(phrase));
  const unknown = slotsIn(line).find((slot) => !slots.includes(slot));
  return [
    ...(banned === undefined ? [] : [`says '${banned}'`]),
    ...(unknown === undefined ? [] : [`has no slot {${unknown}} here`]),
    ...SLIPS.flatMap(([fault, isIn]) => (isIn(line) ? [fault] : [])),
  ];
};

export const linesFaults = (
  lines: readonly string[],
  field: string,
  slots: readonly string[],
  { least = 1, fewestWords = 3, most = 60 }: Measure,
): Fault[] => [
  ...(lines.length < least ? [{ field, fault: `has fewer than ${least} lines` }] : []),
  ...lines.flatMap((line, i) =>
    [
      ...proseFaults(line, slots),
      ...(wordsIn(line) > most
        ? [`has ${wordsIn(line)} words, ${most} at most`]
        : wordsIn(line) < fewestWords
          ? [`has ${wordsIn(line)} words, ${fewestWords} at least`]
          : []),
    ].map((fault) => ({ field: lines.length > 1 ? `${field}[${i}]` : field, fault })),
  ),
];

interface OfferMeasure {
  /** Most words of an action; fewest of what it was like. */
  readonly action?: number;
  readonly told?: number;
}
const isPhrase = (action: string): boolean => /^\p{Lu}[\p{L}’\- {}.]+$/u.test(action) && !action.endsWith('.');

export const offerFaults = (
  { action, description, success, failure }: OfferContent,
  field: string,
  slots: readonly string[],
  { action: most = 9, told = 12 }: OfferMeasure = {},
): Fault[] => [
  ...(isPhrase(action) && wordsIn(action) <= most
    ? []
    : [{ field: `${field}.action`, fault: `is not a phrase of up to ${most} words` }]),
  ...slotsIn(action)
    .filter((slot) => !slots.includes(slot))
    .map((slot) => ({ field: `${field}.action`, fault: `has no slot {${slot}} here` })),
  ...linesFaults([description], `${field}.description`, slots, { most: 26 }),
  ...linesFaults(linesOf(success), `${field}.success`, slots, { fewestWords: told, most: 65 }),
  ...linesFaults(linesOf(failure), `${field}.failure`, slots, { fewestWords: told, most: 65 }),
];

/** Sentences of eight words or more that stand in a text twice. */
export const repeatedWords = (field: string, text: string): Fault[] => {
  const met = new Set<string>();
  const again = new Set<string>();
  for (const sentence of text.split(/[.?!"”]\s*/).filter((s) => wordsIn(s) >= 8))
    (met.has(sentence) ? again : met).add(sentence);
  return [...again].map((s) => ({
    field,
    fault: `says twice: ${s.slice(0, 60)}`,
  }));
};
