import { type LeadContent } from '#game/model/content/saga-content.js';
import { SAGAS } from '#game/content/sagas.js';
import { MOST_LEADS, type Saga, type Thread } from '#game/model/saga.js';
import { FACTIONS, type FactionId } from '#game/model/world.js';
import { isLead } from './lead-threads.js';

/** Leads of a people that a saga has not had. */
export const unlearntLeads = (threads: readonly Thread[], faction: FactionId): readonly LeadContent[] =>
  (SAGAS[faction]?.leads ?? []).filter(({ key }) => !threads.some((t) => t.key === key));

/** Whether one more lead can be open. */
export const isRoomForLead = (threads: readonly Thread[]): boolean =>
  threads.filter((t) => t.state === 'open' && isLead(t)).length < MOST_LEADS;

/** Whether there is a lead left to be learnt, and room for it. An oath's key names its people. */
export const canLearn = ({ oath, threads }: Pick<Saga, 'oath' | 'threads'>): boolean => {
  const faction = FACTIONS.find((one) => oath.key.startsWith(`${one}/`));
  return faction !== undefined && isRoomForLead(threads) && unlearntLeads(threads, faction).length > 0;
};
