import { sentencesIn } from '#game/rules/sentences/told-sentences.js';
import { isClosed } from '../leaf.js';
import { wordsIn } from '../phrases.js';

/** A first sentence with fewer words does not say enough: the second one is told, too. */
const ENOUGH = 9;
/** What changed or stands, without the jest behind it: on a full leaf a second sentence hides the first. */
export const firstSentences = (text: string | null): string | null => {
  if (text === null) return null;
  const [first = '', second = ''] = sentencesIn(text);
  const said = wordsIn(first) >= ENOUGH ? first : `${first} ${second}`.trim();
  return isClosed(said) ? said : text;
};
