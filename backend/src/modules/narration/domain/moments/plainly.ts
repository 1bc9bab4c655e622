import { sentencesIn } from '#game/rules/sentences/told-sentences.js';
import { isClosed } from '../leaf.js';
import { wordsIn } from '../phrases.js';

/** The fewest words of a first sentence that says it all; of shorter ones the second one is needed. */
const ENOUGH = 9;
/** What changed or stands, without the jest behind it: on a full leaf a second sentence hides the first. */
export const plainly = (text: string | null): string | null => {
  if (text === null) return null;
  const [first = '', second = ''] = sentencesIn(text);
  const said = wordsIn(first) >= ENOUGH ? first : `${first} ${second}`.trim();
  return isClosed(said) ? said : text;
};
