import { type Attempt, attemptAt, type SceneRef, type Verb } from '#game/model/attempt.js';
import { bind } from './bind.js';
import { bound, type PhraseMeaning, type ReadingScene } from './reading-scene.js';
import { completed } from './completed.js';
import { type Said } from './deed.js';
import { FRAMES, type PhraseRole } from './lexicon/frames.js';
import { TAKING, THROWING } from './lexicon/verb-kinds.js';
import { isSomebody, seenPeople, whoIsHere } from './people.js';
import { isTopic, type Phrase, phrasesIn, prefersOf } from './roles.js';
import { type NamedThing } from './scene-names.js';
import { type TextToken } from './tokens.js';

/** What keeps a deed from being read: the phrase and what it may mean. */
export type Doubt =
  | { readonly kind: 'several'; readonly phrase: readonly TextToken[]; readonly of: readonly NamedThing[] }
  | { readonly kind: 'unknown'; readonly words: string; readonly role: PhraseRole }
  | { readonly kind: 'nobody'; readonly word: string }
  | { readonly kind: 'alone'; readonly verb: Verb };
export type Slotted = { readonly attempt: Attempt } | { readonly doubt: Doubt };

type Filled = Partial<Record<PhraseRole, PhraseMeaning & { is: 'bound' }>>;

/** 'Threaten him with the anger of the senate': only a weapon called one's own ('my axe') is a thing. */
const isOnlyWords = (verb: Verb, { role, tokens }: Phrase): boolean =>
  verb === 'threaten' && role === 'instrument' && !tokens.some(({ text }) => text === 'my');
/** 'Work on the cart' is work on one that is here. */
const isOnSomething = ({ verb, by: [first = ''] }: Said, { role, tokens }: Phrase): boolean =>
  verb === 'make' && first === 'work' && role === 'object' && tokens[0]?.text === 'the';
const doubtOf = (what: PhraseMeaning, { role, tokens }: Phrase, said: Said): Doubt | null => {
  const { verb } = said;
  if (isTopic(verb, role)) return null;
  if (what.is === 'several') return { kind: 'several', phrase: tokens, of: what.of };
  const isStrict = FRAMES[verb].strict.includes(role) || isOnSomething(said, { role, tokens });
  if (!isStrict || isOnlyWords(verb, { role, tokens })) return null;
  if (what.is === 'nobody') return role === 'place' ? null : { kind: 'nobody', word: what.word };
  return what.is === 'unknown' ? { kind: 'unknown', words: what.words, role } : null;
};

/** A topic that may be one of several is the first of them: nobody is asked back what they speak of. */
const settled = (what: PhraseMeaning): (PhraseMeaning & { is: 'bound' }) | null => {
  const first = what.is === 'several' ? what.of[0] : undefined;
  const named = first ? bound(first) : what;
  return named.is === 'bound' ? named : null;
};

const fill = (said: Said, ground: ReadingScene, before: NamedThing | null): Filled | Doubt => {
  const filled: Filled = {};
  for (const phrase of phrasesIn(said, ground)) {
    const what = bind(phrase.tokens, ground, prefersOf(said.verb, phrase.role), before);
    const doubt = doubtOf(what, phrase, said);
    if (doubt) return doubt;
    const part = settled(what);
    if (part && !filled[phrase.role]) filled[phrase.role] = part;
  }
  return filled;
};

/** 'Hit him at his weak place': a person bound as the weapon is the one who is hit. */
const whole = (verb: Verb, filled: Filled): Filled => {
  const { instrument, ...others } = filled;
  if (verb !== 'attack' || filled.object || !instrument || !isSomebody(instrument.ref)) return filled;
  return { ...others, object: instrument };
};

/** The target of a use or a blow is its object; what stood first is then what it is done with. */
const aimed = (verb: Verb, { target, ...filled }: Filled): Filled => {
  if (!target) return whole(verb, filled);
  if (verb === 'search') return { ...filled, object: filled.object ?? target };
  const instrument = filled.instrument ?? filled.object;
  return { ...filled, object: target, ...(instrument ? { instrument } : {}) };
};

/** What is sung with is an instrument, who is sung to an addressee, wherever they stand. */
const sung = ({ instrument, addressee, ...others }: Filled): Filled => {
  const parts = [instrument, addressee].flatMap((part) => part ?? []);
  const thing = parts.find(({ group }) => group === 'thing');
  const who = parts.find(({ group }) => group !== 'thing' && group !== 'matter' && group !== 'place');
  return { ...others, ...(thing ? { instrument: thing } : {}), ...(who ? { addressee: who } : {}) };
};

const refOf = (what: Filled[PhraseRole]): SceneRef | null => what?.ref ?? null;

const isHandedOver = (what: Filled[PhraseRole], to: Filled[PhraseRole]): boolean =>
  to !== undefined && (what?.group === 'coins' || what?.group === 'thing');
/** Taking what nobody minds is no theft. */
const verbOf = ({ verb, by: [first = ''] }: Said, { object, addressee }: Filled, ground: ReadingScene): Verb => {
  if (verb === 'use') return THROWING.has(first) && isHandedOver(object, addressee) ? 'give' : verb;
  if (verb !== 'steal' || addressee || !TAKING.has(first)) return verb;
  return whoIsHere(ground) === null && seenPeople(ground) === null ? 'search' : verb;
};

/** A deed with its parts bound to the scene, or what stands in the way of that. */
export const slotted = (said: Said, ground: ReadingScene, before: NamedThing | null = null): Slotted => {
  const filled = fill(said, ground, before);
  if ('kind' in filled) return { doubt: filled };
  const parts = said.verb === 'sing' ? sung(filled) : aimed(said.verb, filled);
  const verb = verbOf(said, parts, ground);
  const attempt = attemptAt(verb, {
    object: refOf(parts.object),
    addressee: refOf(parts.addressee),
    instrument: refOf(parts.instrument),
    place: refOf(parts.place),
    manner: said.manner,
    until: verb === 'wait' || verb === 'rest' ? said.until : null,
  });
  const whole = completed(attempt, said, ground);
  return whole ? { attempt: whole } : { doubt: { kind: 'alone', verb } };
};
