/** What stands in a saga's words, and readers of its link must not see. */
export interface HiddenWords {
  /** The hero's name; null: the player shows it. */
  readonly name: string | null;
  /** What stands in its place: 'the Huscarl'. */
  readonly insteadOfName: string;
  /** What the player typed. */
  readonly typed: readonly string[];
}

const LEAST_OF_NAME = 3;
/** So many words of a typed text in a row are a quotation. */
const QUOTED = 4;
/** Addresses of mail and of pages, and numbers as long as a telephone's. */
const REACHABLE = /\S+@\S+\.\S+|\b(?:https?:\/\/|www\.)\S+|\+?\d(?:[ ./()-]?\d){6,}/giu;
const SENTENCE = /[^.!?…]*[.!?…]+["”’)]*\s*|[^.!?…]+$/gu;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const asWord = (text: string, flags: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(text)}(?![\p{L}\p{N}])`, flags);
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Begins a sentence in capitals, as the name did. */
const put =
  (instead: string) =>
  (_: string, at: number, text: string): string =>
    /(?:^|[.!?…]["”’)]*\s+["“‘]?|["“‘])$/u.test(text.slice(0, at)) ? capitalised(instead) : instead;

const withoutName = (text: string, { name, insteadOfName }: HiddenWords): string => {
  const whole = name?.trim() ?? '';
  if (whole === '') return text;
  const parts = whole.split(/\s+/u).filter((part) => Array.from(part).length >= LEAST_OF_NAME);
  return parts.reduce(
    (rest, part) => rest.replace(asWord(part, 'gu'), put(insteadOfName)),
    text.replace(asWord(whole, 'giu'), put(insteadOfName)),
  );
};

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const runsOf = (text: string): readonly string[] => {
  const words = wordsOf(text);
  return words.slice(0, Math.max(0, words.length - QUOTED + 1)).map((_, i) => words.slice(i, i + QUOTED).join(' '));
};

/** A sentence that quotes the player is left out, whoever wrote it down. */
const withoutQuotations = (text: string, typed: readonly string[]): string => {
  const quoted = new Set(typed.flatMap(runsOf));
  if (quoted.size === 0) return text;
  return text
    .split('\n')
    .map((line) => (line.match(SENTENCE) ?? []).filter((sentence) => !runsOf(sentence).some((run) => quoted.has(run))))
    .map((sentences) => sentences.join('').trimEnd())
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
};

/** A text of the saga as strangers may read it. */
export const sharedWords = (text: string, hidden: HiddenWords): string =>
  withoutName(withoutQuotations(text, hidden.typed), hidden).replace(REACHABLE, '…');
