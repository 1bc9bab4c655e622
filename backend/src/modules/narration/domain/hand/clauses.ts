import { capitalised, lowered, wordsIn } from '../phrases.js';
import { within } from './first-words.js';
import { type Spoken, spokenIn } from './spoken.js';

const LONGEST_FIRST = 13;
const LONGEST_SECOND = 10;
const isPlain = ({ text, isSaid }: Spoken): boolean => !isSaid && /^[^:;?!…—]+\.$/.test(text);
/** A sentence with 'had' tells of an earlier time, so it does not continue the one before it. */
const goesOn = ({ text }: Spoken): boolean =>
  !/^\w+ had /.test(text) && /^(?:You|He|She|It|They|The|His|Her|Their|Your|Nobody) /.test(text);
const fit = (one: Spoken, next: Spoken): boolean =>
  isPlain(one) &&
  isPlain(next) &&
  goesOn(next) &&
  !/,| (?:but|because|for) /.test(one.text) &&
  wordsIn(one.text) <= LONGEST_FIRST &&
  wordsIn(next.text) <= LONGEST_SECOND;

/** The first two short neighbours of a text as one sentence with ‘and’. */
export const strung = (text: string): string => {
  const all = spokenIn(text);
  const at = all.findIndex((one, i) => {
    const next = all[i + 1];
    return next !== undefined && fit(one, next) && within(next.text) !== null;
  });
  if (at < 0) return text;
  const [one, next] = [all[at]?.text ?? '', all[at + 1]?.text ?? ''];
  const joined = `${one.slice(0, -1)}, and ${lowered(next)}`;
  return [...all.slice(0, at).map((s) => s.text), joined, ...all.slice(at + 2).map((s) => s.text)].join(' ');
};

/** ‘Did one thing, and it came of it’: a clause of its own after ‘and’. */
const TWO_CLAUSES =
  /^([^,:;“”?!]+), and ((?:you|he|she|it|they|nobody|the \p{Ll}+) (?:\p{Ll}+ed|was|were|had|could|did|went|came|gave|took|let|got|sat|stood|lay|ran|held|said|told)\b[^;:“”]+\.)$/u;
const FEWEST = 4;
const inTwo = ({ text, isSaid }: Spoken): string => {
  const [, one = '', two = ''] = isSaid ? [] : (TWO_CLAUSES.exec(text) ?? []);
  return wordsIn(one) < FEWEST || wordsIn(two) < FEWEST ? text : `${one}. ${capitalised(two)}`;
};

/** A text of which every sentence of two clauses is two sentences. */
export const split = (text: string): string => spokenIn(text).map(inTwo).join(' ');
