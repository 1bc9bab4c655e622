import { leadOf } from '#game/content/catalogue.js';
import { type Deed } from '#game/model/deed.js';
import { type Thread } from '#game/model/saga.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { isSearch, sourceOf } from './lead-source.js';
import { isGivenUp } from './moment.js';
import { plainly } from './plainly.js';

/** The lead that it brought: that is what was found then, and whatever else was found hides it. */
const leadIn = ({ saga }: TurnFacts): Thread | undefined => {
  const opened = (saga?.happenings ?? []).flatMap((one) => (one.kind === 'thread-opened' ? [one.thread] : []));
  return saga?.threads.find(({ id, key }) => opened.includes(id) && leadOf(key) !== undefined);
};
/** As much of it as what is told next leaves room for: how the encounter ended, or what was learned. */
export const asFarAs = (facts: TurnFacts, deed: Deed, done: string): string => {
  const lead = leadIn(facts);
  if (lead && isSearch(deed, sourceOf(deed, facts, lead.them))) return '';
  return lead || isGivenUp(facts) ? (plainly(done) ?? done) : done;
};
