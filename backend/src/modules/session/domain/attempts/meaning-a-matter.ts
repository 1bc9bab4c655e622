import { CATALOGUE } from '#game/content/catalogue.js';
import { type Attempt, type SceneRef, type Verb } from '#game/model/attempt.js';
import { isPerson } from '#game/model/character.js';
import { type MatterKind } from '#game/model/content/matters.js';
import { matterNamed } from '#game/rules/encounters/matters.js';
import { hasSpine } from '#game/rules/encounters/spine-situation.js';
import { offeredDeed } from '../rules/offered-deed.js';
import { situationOf } from '../rules/situation.js';
import { type SessionData } from '../state/session.state.js';
import { type Judged } from './judged.js';

interface Named {
  readonly kind: MatterKind;
  /** Id of the person, companion or thread; empty for none. */
  readonly about: string;
}

const isFoe = ({ saga }: SessionData, ref: SceneRef | null): boolean =>
  ref?.of === 'threat' || (ref?.of === 'person' && ref.id === saga?.oath.foe);
const mateNamed = ({ holdings }: SessionData, { addressee, object }: Attempt): string | null => {
  const ref = [addressee, object].find((part) => part?.of === 'companion');
  const mate = holdings.companions.find(({ id }) => ref?.of === 'companion' && ref.id === id);
  return mate && isPerson(mate) ? mate.id : null;
};
/** Whether a part names what this saga is about; small talk has a rule of its own. */
const isOfSaga = (session: SessionData, ref: SceneRef | null): boolean => ref?.of === 'oath' || isFoe(session, ref);

const byMate = (session: SessionData, attempt: Attempt): Named | null => {
  const about = mateNamed(session, attempt);
  if (about === null || !isOfSaga(session, attempt.object)) return null;
  if (attempt.verb === 'talk') return { kind: 'ask-mate', about };
  return attempt.verb === 'send' && attempt.place === null ? { kind: 'send-mate', about } : null;
};

const ofThread = ({ saga }: SessionData, { verb }: Attempt, id: string): Named | null => {
  const thread = saga?.threads.find((one) => one.id === id && one.state === 'open');
  if (!thread) return null;
  if (verb === 'sell') return { kind: 'sell', about: id };
  return verb === 'talk' ? { kind: thread.them === saga?.oath.foe ? 'tell' : 'word', about: id } : null;
};

const LOOKING: readonly Verb[] = ['search', 'follow'];
/** Speaking of the foe to nobody in particular warns whoever is there; looking for the foe brings clues. */
const ofFoe = ({ verb, addressee }: Attempt): Named | null => {
  if (LOOKING.includes(verb)) return { kind: 'seek', about: '' };
  const isCrowd = addressee === null || addressee.of === 'sight';
  return verb === 'talk' && isCrowd ? { kind: 'warn', about: '' } : null;
};
const ofPeople = ({ verb, addressee, object }: Attempt): Named | null => {
  const called = addressee ?? object;
  return verb === 'talk' && called?.of === 'person' ? { kind: 'call', about: called.id } : null;
};
const ofOthers = (session: SessionData, attempt: Attempt): Named | null =>
  (isFoe(session, attempt.object) ? ofFoe(attempt) : null) ?? ofPeople(attempt);

/** Somebody who is told to look for the foe is sent for clues. */
const byDoer = (session: SessionData, { doers, verb, object }: Attempt): Named | null => {
  const [about = ''] = doers;
  const isMate = session.holdings.companions.some((mate) => mate.id === about && isPerson(mate));
  return isMate && LOOKING.includes(verb) && isOfSaga(session, object) ? { kind: 'send-mate', about } : null;
};

const namedByHero = (session: SessionData, attempt: Attempt): Named | null =>
  byMate(session, attempt) ??
  (attempt.object?.of === 'thread' ? ofThread(session, attempt, attempt.object.id) : ofOthers(session, attempt));
const namedIn = (session: SessionData, attempt: Attempt): Named | null => {
  if (attempt.doers.length > 0) return byDoer(session, attempt);
  return namedByHero(session, attempt);
};

/** The matter that words at leisure name, tried as its card would try it; null if no matter at hand is named. */
export const meaningAMatter = (session: SessionData, attempt: Attempt): Judged | null => {
  if (session.standing.frame !== null) return null;
  const named = namedIn(session, attempt);
  const situation = situationOf(session);
  if (named === null || !hasSpine(situation)) return null;
  const offer = matterNamed(CATALOGUE, situation, named.kind, named.about);
  return offer && { deed: offeredDeed(offer) };
};
