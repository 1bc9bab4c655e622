import { type Attempt, type SceneRef, type Verb } from '#game/model/attempt.js';
import { type Ground } from './ground.js';
import { type Said } from './deed.js';
import { FRAMES } from './lexicon/frames.js';
import { isPeopled, isSomebody, seenPeople, whoIsHere } from './people.js';

const other = (ref: SceneRef | null): SceneRef | null => (ref?.of === 'self' ? null : ref);
/** 'Give me the key' asks for it. */
const begged = (attempt: Attempt): Attempt => {
  const { verb, object, addressee } = attempt;
  if (verb !== 'give' || (object?.of !== 'self' && addressee?.of !== 'self')) return attempt;
  return { ...attempt, verb: 'ask', object: other(object), addressee: other(addressee) };
};

const TELLING = new Set(['tell', 'ask', 'order']);
const LETTING = new Set(['make', 'let', 'have', 'get']);
const isTold = ({ addressee }: Attempt, { by, after }: Said): boolean =>
  addressee?.of === 'companion' && TELLING.has(by[0] ?? '') && after.some(({ text }) => text === 'to');
const isMade = ({ object, verb }: Attempt, { by }: Said): boolean =>
  object?.of === 'companion' && LETTING.has(by[0] ?? '') && (verb === 'make' || verb === 'use');
/** 'Tell Garm to guard the hut', 'make Garm bark': a companion who is told is sent. */
const ordered = (attempt: Attempt, said: Said): Attempt => {
  if (isTold(attempt, said)) return { ...attempt, verb: 'send' };
  return isMade(attempt, said) ? { ...attempt, verb: 'send', addressee: attempt.object, object: null } : attempt;
};

const onlyCompanion = ({ scene }: Ground): SceneRef | null => {
  const [first] = scene.companions;
  return first ? { of: 'companion', id: first.id } : null;
};
/** Objects that go without saying. */
const ownObject = ({ verb, object }: Attempt, ground: Ground): SceneRef | null => {
  if (verb === 'swear' || verb === 'break-oath') return ground.scene.saga ? { of: 'oath' } : null;
  if (object !== null) return verb === 'search' && object.of === 'coins' ? null : object;
  if (verb === 'tend') return { of: 'self' };
  return verb === 'dismiss' ? onlyCompanion(ground) : null;
};

const ON_SIGHT: ReadonlySet<Verb> = new Set(['attack', 'spare', 'follow']);

const PERSONS: ReadonlySet<SceneRef['of']> = new Set(['person', 'figure']);
const HANDLING = new Set([
  'push',
  'shove',
  'pull',
  'drag',
  'tie',
  'throw',
  'burn',
  'toss',
  'chain',
  'twist',
  'drop',
  'trip',
]);
const isOverPerson = ({ verb, instrument }: Attempt): boolean =>
  verb === 'swear' && instrument !== null && PERSONS.has(instrument.of);
/** Hands laid on somebody are an attack; on a thing they are a use. */
const verbByHand = ({ verb, object }: Attempt): Verb => {
  if (verb === 'use' && object !== null && PERSONS.has(object.of)) return 'attack';
  return verb === 'attack' && object?.of === 'sight' && !isSomebody(object) ? 'use' : verb;
};
const handled = (attempt: Attempt, { by }: Said): Attempt => {
  if (isOverPerson(attempt)) return { ...attempt, instrument: null };
  return HANDLING.has(by[0] ?? '') ? { ...attempt, verb: verbByHand(attempt) } : attempt;
};

/** The attempt with whoever must be there for it; null where nobody is. */
export const completed = (read: Attempt, said: Said, ground: Ground): Attempt | null => {
  const attempt = handled(ordered(begged(read), said), said);
  const whole = { ...attempt, object: ownObject(attempt, ground) };
  const { needs } = FRAMES[whole.verb];
  if (needs === undefined || whole[needs] !== null || said.by[0] === 'defend') return whole;
  const who = whoIsHere(ground) ?? (ON_SIGHT.has(whole.verb) ? seenPeople(ground) : null);
  if (who !== null) return { ...whole, [needs]: who };
  return isPeopled(ground, whole.verb) && whole.verb !== 'follow' ? whole : null;
};
