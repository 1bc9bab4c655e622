import { type Attempt } from '#game/model/attempt.js';
import { type Companion, isPerson } from '#game/model/character.js';
import { type SessionData } from '../state/session.state.js';

/** The companion to whom something is said or done; undefined where it is somebody else, or nobody. */
const companionIn = ({ holdings }: SessionData, { addressee, object }: Attempt): Companion | undefined => {
  const to = addressee ?? object;
  return to?.of === 'companion' ? holdings.companions.find(({ id }) => id === to.id) : undefined;
};

/** Dealings with one's own company: they have no news of a town. */
export const isAmongOwn = (session: SessionData, attempt: Attempt): boolean =>
  companionIn(session, attempt) !== undefined;

/** A beast listens, and tells nothing. */
export const isToldToBeast = (session: SessionData, attempt: Attempt): boolean => {
  const told = attempt.verb === 'ask' || attempt.verb === 'talk' ? companionIn(session, attempt) : undefined;
  return told !== undefined && !isPerson(told);
};
