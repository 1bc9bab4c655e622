import { clueOf } from '#game/content/catalogue.js';
import { type Deed } from '#game/model/deed.js';
import { type Thread } from '#game/model/saga.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { isSearch, sourceOf } from './clue-origin.js';
import { isGivenUp } from './telling-context.js';
import { firstSentences } from './first-sentences.js';

/** The clue that the deed brought: the clue is what was found, and any other find would hide it. */
const clueIn = ({ saga }: TurnFacts): Thread | undefined => {
  const opened = (saga?.happenings ?? []).flatMap((one) => (one.kind === 'thread-opened' ? [one.thread] : []));
  return saga?.threads.find(({ id, key }) => opened.includes(id) && clueOf(key) !== undefined);
};
/** The outcome, shortened if the end of the encounter or a clue is told next. */
export const shortenedOutcome = (facts: TurnFacts, deed: Deed, done: string): string => {
  const clue = clueIn(facts);
  if (clue && isSearch(deed, sourceOf(deed, facts, clue.them))) return '';
  return clue || isGivenUp(facts) ? (firstSentences(done) ?? done) : done;
};
