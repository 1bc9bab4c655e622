import { wordsIn } from '../domain/phrases.js';
import { type ReleaseRule } from './release-rule.js';

/** A leaf has up to 160 words; a model may take half as many more. */
const MOST_WORDS = 240;
const MOST_WORDS_OF_SENTENCE = 90;

/** A sentence without an end, or a leaf. */
export const lengthRule: ReleaseRule = {
  name: 'length',
  fault: (sentence, { shown }) => {
    const words = wordsIn(sentence);
    if (words > MOST_WORDS_OF_SENTENCE) return `a sentence of ${words} words`;
    return wordsIn(shown) + words > MOST_WORDS ? `more than ${MOST_WORDS} words` : null;
  },
};
