import { type ClueGain } from '#game/model/content/saga-content.js';
import { clueOf } from '#game/content/catalogue.js';
import { isClueKey, type Saga, type Thread } from '#game/model/saga.js';

/** Whether a thread is a clue: it is about the foe, binds nobody, and goes cold without harm. */
export const isClue = ({ key }: Pick<Thread, 'key'>): boolean => isClueKey(key);
const isMatter = (thread: Thread): boolean => !isClue(thread);
export const mattersOf = (threads: readonly Thread[]): readonly Thread[] => threads.filter(isMatter);

export const isFollowed = (thread: Thread): boolean => thread.state === 'kept' && isClue(thread);
/** Clues that were followed up, by what they gave. */
export const followedClues = ({ threads }: Pick<Saga, 'threads'>, gain: ClueGain): number =>
  threads.filter(({ key, state }) => state === 'kept' && clueOf(key)?.gives === gain).length;

export const clueGain = (thread: Thread | null): ClueGain | null => clueOf(thread?.key ?? '')?.gives ?? null;
