import { AUXILIARIES, DETERMINERS, PREPOSITIONS } from './lexicon/grammar-words.js';
import { pastOf } from './lexicon/irregular.js';
import { VERB_WORDS } from './lexicon/verbs.js';

/** Base forms of the deeds that players write. */
const BASES: ReadonlySet<string> = new Set(
  Object.values(VERB_WORDS)
    .flatMap((line) => line.split(','))
    .map((phrase) => phrase.trim().split(/\s+/)[0] ?? '')
    .filter((word) => word.length > 1 && ![DETERMINERS, PREPOSITIONS, AUXILIARIES].some((words) => words.has(word))),
);

const LONGEST = 90;
const OPENING_WORDS =
  /^(?:(?:please|then|now|so|well|ok|okay|just|and|first),? )*(?:(?:i|we)(?:['’]ll| will| shall| would like to| want to| am going to| try to| decide to)? |let me |let us |let[’']s )?/i;
/** Words after which another deed, a reason or a time follows. */
const JOINT =
  /(?:,? \b(?:and|then|but|so|while|whilst|because|until|till|before|after|if|unless|in order|hoping|as)\b|[,.;:!?—(\n…]).*$/is;
const UNTOLD = /["“”„«»{}[\]<>\\|_=*#@~^\d]|https?:/;

const YOURS: Readonly<Record<string, string>> = {
  my: 'your',
  mine: 'yours',
  me: 'you',
  myself: 'yourself',
  our: 'your',
  ours: 'yours',
  us: 'you',
  ourselves: 'yourselves',
  i: 'you',
  we: 'you',
  am: 'are',
};
const inSecondPerson = (words: string): string =>
  words.replace(
    /\b(?:my|mine|me|myself|our|ours|us|ourselves|i|we|am)\b/gi,
    (word) => YOURS[word.toLowerCase()] ?? word,
  );

interface Order {
  readonly verb: string;
  readonly rest: string;
}
/** An order in plain words: a verb in its base form, and what it is done to; null for anything else. */
const orderIn = (text: string): Order | null => {
  const said = text.trim().replace(/\s+/g, ' ');
  const deed = said.replace(OPENING_WORDS, '').replace(JOINT, '').trim();
  const [first = '', ...others] = deed.split(' ');
  const verb = first.toLowerCase();
  if (UNTOLD.test(deed) || deed.length > LONGEST || !BASES.has(verb)) return null;
  return { verb, rest: inSecondPerson(others.join(' ')) };
};

const INTENTIONS = ['You meant to', 'You set out to', 'You had it in mind to'] as const;
/** Words that were written as an order, as a sentence of what was meant: 'You set out to ride to Morin Bulsh.' */
export const meantSentence = (text: string, n: number): string | null => {
  const order = orderIn(text);
  return order && `${`${INTENTIONS[n % INTENTIONS.length] ?? INTENTIONS[0]} ${order.verb} ${order.rest}`.trim()}.`;
};

/** The same as it was done: 'You held the goat together with Bodvar.' */
export const doneSentence = (text: string): string | null => {
  const order = orderIn(text);
  // “You hid.” says less than the card does.
  if (order?.rest === '') return null;
  return order && `${`You ${pastOf(order.verb)} ${order.rest}`.trim()}.`;
};
