import { type Attempt, type SceneRef, type Verb } from '#game/model/attempt.js';
import { boughtIn, isBuying } from './bought.js';
import { type ReadingScene } from './reading-scene.js';
import { type Said } from './deed.js';
import { FRAMES } from './lexicon/frames.js';
import { WH_WORDS } from '../../domain/lexicon/grammar-words.js';
import { isPeopled, isSomebody, seenPeople, whoIsHere } from './people.js';

const other = (ref: SceneRef | null): SceneRef | null => (ref?.of === 'self' ? null : ref);
/** 'Give me the key' asks for it. */
const begged = (attempt: Attempt): Attempt => {
  const { verb, object, addressee } = attempt;
  if (verb !== 'give' || (object?.of !== 'self' && addressee?.of !== 'self')) return attempt;
  return { ...attempt, verb: 'ask', object: other(object), addressee: other(addressee) };
};

const PERSONS: ReadonlySet<SceneRef['of']> = new Set(['person', 'figure']);
const TELLING = new Set(['tell', 'ask', 'order']);
const LETTING = new Set(['make', 'let', 'have', 'get']);
const OF_A_MATTER = new Set([...WH_WORDS, 'about', 'if', 'whether', 'of', 'that']);
const isTold = ({ addressee }: Attempt, { by, after }: Said): boolean => {
  const to = after.findIndex(({ text }) => text === 'to');
  const isOrder = to >= 0 && !after.slice(0, to).some(({ text }) => OF_A_MATTER.has(text));
  return addressee?.of === 'companion' && TELLING.has(by[0] ?? '') && isOrder;
};
/** Nobody but a companion can be sent: anybody else is spoken to. */
const isSpokenTo = ({ verb, addressee }: Attempt): boolean =>
  verb === 'send' && addressee !== null && PERSONS.has(addressee.of);
const isMade = ({ object, verb }: Attempt, { by }: Said): boolean =>
  object?.of === 'companion' && LETTING.has(by[0] ?? '') && (verb === 'make' || verb === 'use');
/** 'Tell Garm to guard the hut', 'make Garm bark': a companion who is told is sent. */
const ordered = (attempt: Attempt, said: Said): Attempt => {
  if (isTold(attempt, said)) return { ...attempt, verb: 'send' };
  if (isSpokenTo(attempt)) return { ...attempt, verb: 'talk' };
  return isMade(attempt, said) ? { ...attempt, verb: 'send', addressee: attempt.object, object: null } : attempt;
};

const onlyCompanion = ({ scene }: ReadingScene): SceneRef | null => {
  const [first] = scene.companions;
  return first ? { of: 'companion', id: first.id } : null;
};
const unsaid = (verb: Verb, ground: ReadingScene): SceneRef | null =>
  verb === 'tend' ? { of: 'self' } : verb === 'dismiss' ? onlyCompanion(ground) : null;
/** Objects that go without saying. */
const ownObject = (attempt: Attempt, said: Said, ground: ReadingScene): SceneRef | null => {
  const { verb, object } = attempt;
  if (verb === 'swear' || verb === 'break-oath') return ground.scene.saga ? { of: 'oath' } : null;
  if (isBuying(said)) return boughtIn(attempt, said, ground);
  if (object !== null) return verb === 'search' && object.of === 'coins' ? null : object;
  return unsaid(verb, ground);
};

const ON_SIGHT: ReadonlySet<Verb> = new Set(['attack', 'spare', 'follow']);

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
/** A deed by hand is an attack on a person, and a use of a thing. */
const verbByHand = ({ verb, object }: Attempt): Verb => {
  if (verb === 'use' && object !== null && PERSONS.has(object.of)) return 'attack';
  return verb === 'attack' && object?.of === 'sight' && !isSomebody(object) ? 'use' : verb;
};
const SEEKING = new Set(['look', 'seek', 'find', 'locate', 'discover', 'hunt', 'search']);
/** Looking for somebody who stands here finds them at once; it does not search their pockets. */
const isFoundAtOnce = ({ verb, object }: Attempt, { by }: Said, { named }: ReadingScene): boolean =>
  verb === 'search' &&
  SEEKING.has(by[0] ?? '') &&
  (by[0] !== 'search' || by[1] === 'for') &&
  object !== null &&
  (PERSONS.has(object.of) || object.of === 'companion') &&
  named.some(({ ref, isHere }) => ref === object && isHere);
const DRAGGING = new Set(['drag', 'pull', 'carry']);
/** Somebody is pulled out to safety; a cart is only pulled. */
const isHauled = ({ verb, object }: Attempt, { by }: Said): boolean =>
  verb === 'tend' && DRAGGING.has(by[0] ?? '') && object?.of === 'sight' && !isSomebody(object);
const handled = (attempt: Attempt, said: Said, ground: ReadingScene): Attempt => {
  const { by } = said;
  if (isOverPerson(attempt)) return { ...attempt, instrument: null };
  if (isFoundAtOnce(attempt, said, ground)) return { ...attempt, verb: 'look' };
  if (isHauled(attempt, said)) return { ...attempt, verb: 'use' };
  return HANDLING.has(by[0] ?? '') ? { ...attempt, verb: verbByHand(attempt) } : attempt;
};

/** The attempt with the person that it needs; null where nobody is there. */
export const completed = (read: Attempt, said: Said, ground: ReadingScene): Attempt | null => {
  const attempt = handled(ordered(begged(read), said), said, ground);
  const whole = { ...attempt, object: ownObject(attempt, said, ground) };
  const { needs } = FRAMES[whole.verb];
  if (needs === undefined || whole[needs] !== null || said.by[0] === 'defend') return whole;
  const who = whoIsHere(ground) ?? (ON_SIGHT.has(whole.verb) ? seenPeople(ground) : null);
  if (who !== null) return { ...whole, [needs]: who };
  return isPeopled(ground, whole.verb) && whole.verb !== 'follow' ? whole : null;
};
