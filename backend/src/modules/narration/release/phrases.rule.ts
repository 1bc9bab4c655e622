import { type ReleaseRule } from './release-rule.js';

/** What models write when they have nothing to say. */
const WORN = [
  'a testament to',
  'shiver down your spine',
  'shivers down your spine',
  'sends a shiver',
  'sent a shiver',
  'little did you know',
  'the air is thick with',
  'the air was thick with',
  'you can’t help but',
  'you couldn’t help but',
  'a sense of unease',
  'time seemed to stand still',
  'in the blink of an eye',
  'your heart pounding',
  'unbeknownst to you',
  'adventure awaits',
  'the weight of your',
  'tapestry of',
];
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}’]+/gu, ' ')
    .trim();

/** Phrases of the last leaves, and those of every machine. */
export const phrasesRule: ReleaseRule = {
  name: 'phrases',
  fault: (sentence, { banned }) => {
    const words = ` ${plain(sentence)} `;
    const found = [...WORN, ...banned].find((phrase) => phrase !== '' && words.includes(` ${plain(phrase)} `));
    return found === undefined ? null : `“${found}”`;
  },
};
