import { francAll } from 'franc-min';
import { type ReleaseRule } from './release-rule.js';

/** Shorter texts can't be told apart. */
const LEAST_LETTERS = 80;
/** How near to the likeliest language English must come: names of all peoples stand in it. */
const NEAR_ENOUGH = 0.85;

/** Another language: at once where it has letters of its own, else from some length on. */
export const languageRule: ReleaseRule = {
  name: 'language',
  fault: (sentence, { shown }) => {
    const foreign = /(?!\p{Script=Latin})\p{L}/u.exec(sentence);
    if (foreign) return `letters such as “${foreign[0]}”`;
    for (const text of [sentence, shown + sentence]) {
      if (text.length < LEAST_LETTERS) continue;
      const english = francAll(text).find(([language]) => language === 'eng')?.[1] ?? 0;
      if (english < NEAR_ENOUGH) return `not English (${english.toFixed(2)})`;
    }
    return null;
  },
};
