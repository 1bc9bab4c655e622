import { type LeadGain } from '#game/model/content/saga-content.js';
import { leadOf } from '#game/content/catalogue.js';
import { type Saga, type Thread } from '#game/model/saga.js';

/** Whether a thread is a lead: it is about the foe, binds nobody, and goes cold without harm. */
export const isLead = ({ key }: Pick<Thread, 'key'>): boolean => leadOf(key) !== undefined;
const isMatter = (thread: Thread): boolean => !isLead(thread);
export const mattersOf = (threads: readonly Thread[]): readonly Thread[] => threads.filter(isMatter);

export const isFollowed = (thread: Thread): boolean => thread.state === 'kept' && isLead(thread);
/** Leads that were followed up, by what they gave. */
export const followedLeads = ({ threads }: Pick<Saga, 'threads'>, gain: LeadGain): number =>
  threads.filter(({ key, state }) => state === 'kept' && leadOf(key)?.gives === gain).length;

export const leadGain = (thread: Thread | null): LeadGain | null => leadOf(thread?.key ?? '')?.gives ?? null;
