import { isPast } from '../lexicon/irregular.js';
import { capitalised } from '../phrases.js';
import { type Spoken, spokenIn } from './spoken.js';

/** A sentence that begins so keeps its ‘you’: without it nobody could say who did it. */
const KEPT = /^You (?:were|had been|had better\b|\p{Ll}+ed by\b)/u;
const HELPERS: ReadonlySet<string> = new Set(['had', 'did', 'could', 'would', 'meant', 'might']);
/** Pasts that players do not write. */
const RARE: ReadonlySet<string> = new Set([
  'bent',
  'swept',
  'hove',
  'tore',
  'wept',
  'trod',
  'flung',
  'undid',
  'overtook',
]);
const isVerb = (word: string): boolean => HELPERS.has(word) || RARE.has(word) || isPast(word);

/** A sentence without its ‘You’, where it is plain all the same; null for any other. */
export const withoutYou = (sentence: string): string | null => {
  const [, word = '', rest = ''] = /^You (\p{Ll}+)(.*)$/su.exec(sentence) ?? [];
  return isVerb(word) && !KEPT.test(sentence) && !sentence.includes('?') ? capitalised(word) + rest : null;
};

/** Somebody else of whom the next sentence might speak. */
const OTHERS = /;|\b(?:he|she|they|who|which|somebody|nobody)\b|, (?:and|but|for|so|while|as|until) (?!\p{Ll}+ed\b)/u;
const leavesYou = ({ text, isSaid }: Spoken): boolean => !isSaid && text.startsWith('You ') && !OTHERS.test(text);

const inParagraph = (paragraph: string): string => {
  const sentences = spokenIn(paragraph);
  return sentences
    .map((one, i) => {
      const before = sentences[i - 1];
      const isPlain = !one.isSaid && (before === undefined || leavesYou(before));
      return (isPlain ? withoutYou(one.text) : null) ?? one.text;
    })
    .join(' ');
};

/** A story without the ‘You’ of a sentence that begins a paragraph, or that follows one of which ‘you’ is the subject. */
export const droppingYou = (story: string): string => story.split('\n\n').map(inParagraph).join('\n\n');
