import { type Attempt, attemptAt, type SceneRef, type Verb } from '#game/model/attempt.js';
import { bind, type Bound, type Ground, pronounAs } from './bind.js';
import { type Said } from './deed.js';
import { numberIn } from './numbers.js';
import { FRAMES, ROBBING, type Role, SAYING, TAKING, TO_SOMEBODY_FIRST } from './lexicon/frames.js';
import { DETERMINERS, WH_WORDS } from './lexicon/grammar-words.js';
import { PEOPLE_NOUNS, BEAST_NOUNS } from '#game/content/common/sight-nouns.js';
import { type Group, type Named } from './scene-names.js';
import { type Token } from './tokens.js';

/** What keeps a deed from being read: the phrase and what it may mean. */
export type Doubt =
  | { readonly kind: 'several'; readonly phrase: readonly Token[]; readonly of: readonly Named[] }
  | { readonly kind: 'unknown'; readonly words: string; readonly role: Role }
  | { readonly kind: 'nobody'; readonly word: string }
  | { readonly kind: 'alone'; readonly verb: Verb };
export type Slotted = { readonly attempt: Attempt } | { readonly doubt: Doubt };

const PREFERS: Readonly<Record<Role, readonly Group[]>> = {
  object: [],
  addressee: ['person', 'companion', 'sight'],
  instrument: ['thing', 'sight'],
  place: ['place', 'sight'],
  target: ['person', 'sight', 'companion'],
};
const OBJECT_FIRST: Readonly<Partial<Record<Verb, readonly Group[]>>> = {
  attack: ['person', 'sight', 'companion'],
  give: ['thing'],
  sell: ['thing'],
  steal: ['sight', 'thing'],
  use: ['thing', 'sight'],
  eat: ['thing', 'sight'],
  tend: ['person', 'companion', 'sight', 'thing'],
  send: ['sight', 'person'],
  look: ['sight', 'person', 'thing', 'companion', 'place'],
  search: ['sight', 'person', 'thing', 'place'],
  ask: ['person', 'place', 'matter', 'thing', 'companion', 'sight'],
  talk: ['person', 'place', 'matter', 'thing', 'companion', 'sight'],
  follow: ['person', 'sight', 'companion'],
  dismiss: ['companion', 'person'],
  spare: ['person', 'sight', 'companion'],
  climb: ['sight', 'place'],
};

interface Phrase {
  readonly role: Role;
  readonly tokens: readonly Token[];
}

const directRole = ({ verb, by, preps, direct }: Said): Role | null => {
  const first = by[0] ?? '';
  if (TO_SOMEBODY_FIRST.has(first) && verb === 'give')
    return preps.some(({ prep }) => prep === 'to') ? 'object' : 'addressee';
  if (ROBBING.has(first) || by.includes('pocket') || by.includes('pockets')) return 'addressee';
  const last = by.at(-1) ?? '';
  if (by.length > 1 && !by.includes('*') && verb !== 'use' && FRAMES[verb].preps[last] !== undefined)
    return FRAMES[verb].preps[last] ?? null;
  if (SAYING.has(first) && by.length === 1) return null;
  if (
    verb === 'attack' &&
    preps.some(({ prep }) => ['at', 'on', 'into'].includes(prep)) &&
    direct.length > 0 &&
    !['into', 'off'].includes(last)
  )
    return 'instrument';
  return FRAMES[verb].direct;
};

const WORTHLESS = new Set(['there', 'here', 'around', 'up', 'down', 'back', 'away', 'again', 'now']);
const phrasesOf = (said: Said): readonly Phrase[] => {
  const { preps: roles } = FRAMES[said.verb];
  const role = directRole(said);
  const direct = role !== null && said.direct.length > 0 ? [{ role, tokens: said.direct }] : [];
  const isFling = said.verb === 'attack' && said.by.includes('*') && ['into', 'off'].includes(said.by.at(-1) ?? '');
  const others = (isFling ? [] : said.preps).flatMap(({ prep, tokens }): Phrase[] => {
    const own = said.by[0] === 'show' && prep === 'to' ? 'addressee' : roles[prep];
    return own !== undefined && tokens.length > 0 ? [{ role: own, tokens }] : [];
  });
  return [...direct, ...others]
    .map(({ role: r, tokens }) => ({ role: r, tokens: tokens.filter(({ text }) => !WORTHLESS.has(text)) }))
    .filter(({ tokens }) => tokens.length > 0);
};

const PERSONAL: ReadonlySet<Group | 'coins' | 'self'> = new Set(['person', 'companion']);
export const isSomebody = (ref: SceneRef | null): boolean =>
  ref !== null &&
  (ref.of === 'person' ||
    ref.of === 'figure' ||
    ref.of === 'companion' ||
    (ref.of === 'sight' && (PEOPLE_NOUNS.has(ref.name) || BEAST_NOUNS.has(ref.name) || CROWDS.has(ref.name))));
const CROWDS = new Set(['people', 'merchant', 'guard', 'smith', 'priest']);

/** 'Give Bodvar the ring': the first words are the one, the others the thing. */
const doubleObject = (said: Said, ground: Ground): readonly Phrase[] | null => {
  if (
    !(['give', 'teach', 'sell', 'promise', 'sing', 'talk'].includes(said.verb) || said.by[0] === 'show') ||
    said.direct.length < 2 ||
    SAYING.has(said.by[0] ?? '')
  )
    return null;
  if (said.preps.some(({ prep }) => prep === 'to')) return null;
  for (let n = Math.min(4, said.direct.length - 1); n >= 1; n--) {
    const last = said.direct.slice(n - 1, n);
    if (numberIn(last) !== null || last.some(({ text }) => DETERMINERS.has(text))) continue;
    const who = bind(said.direct.slice(0, n), ground, PREFERS.addressee);
    const isWho =
      (who.is === 'bound' && PERSONAL.has(who.group)) ||
      (n === 1 && /^(?:him|her|them)$/.test(said.direct[0]?.text ?? '')) ||
      (who.is === 'bound' && isSomebody(who.ref));
    const what = bind(said.direct.slice(n), ground, OBJECT_FIRST[said.verb] ?? []);
    if (isWho && !(what.is === 'bound' && PERSONAL.has(what.group)))
      return [
        { role: 'addressee', tokens: said.direct.slice(0, n) },
        { role: 'object', tokens: said.direct.slice(n) },
      ];
  }
  return null;
};

const TOPIC_STARTS = new Set([
  'about',
  'of',
  'for',
  'regarding',
  'concerning',
  'if',
  'whether',
  'that',
  'to',
  'after',
  'on',
  'not',
  'why',
  'how',
  ...WH_WORDS,
]);
/** Talk: who is spoken to, then all else is what it is about. */
const spoken = (whole: Said): readonly Phrase[] => {
  const end = whole.after.findIndex(({ text }, i) => i > 0 && (text === 'then' || text === 'and'));
  const said = end < 0 ? whole : { ...whole, after: whole.after.slice(0, end) };
  const addressed = said.preps.find(({ prep }) => prep === 'to' || prep === 'with' || prep === 'at' || prep === 'from');
  const isTopical = ['about', 'for', 'after'].includes(said.by.at(-1) ?? '');
  const isSaid = SAYING.has(said.by[0] ?? '') && said.by.length === 1;
  const direct = isSaid || isTopical ? [] : said.after.slice(0, topicAt(said.after));
  const who = said.gap.length > 0 ? said.gap : direct.length > 0 ? direct : (addressed?.tokens ?? []);
  const topic = said.after.filter((token) => !who.includes(token));
  return [
    ...(who.length > 0 ? [{ role: 'addressee' as const, tokens: who }] : []),
    ...(topic.length > 0
      ? [
          {
            role: 'object' as const,
            tokens: topic.filter(
              ({ text }) =>
                !/^(?:about|him|her|them|he|she|they|it|me|you|to|of|for|is|are|was|the|a|my|his|if|whether|know|can)$/.test(
                  text,
                ),
            ),
          },
        ]
      : []),
  ];
};
const topicAt = (tokens: readonly Token[]): number => {
  const at = tokens.findIndex(({ text }) => TOPIC_STARTS.has(text) || text === 'with' || text === 'at');
  return at < 0 ? tokens.length : at;
};

const partsOf = (said: Said, ground: Ground): readonly Phrase[] => {
  const topical = said.verb === 'ask' || said.verb === 'talk' || said.verb === 'promise';
  if (topical) {
    const double = said.verb === 'promise' || said.by[0] === 'tell' ? doubleObject(said, ground) : null;
    return double ?? spoken(said);
  }
  return doubleObject(said, ground) ?? phrasesOf(said);
};

type Filled = Partial<Record<Role, Bound & { is: 'bound' }>>;
const isStrict = (said: Said, { role }: Phrase): boolean => FRAMES[said.verb].strict.includes(role);

const doubtOf = (boundAs: Bound, phrase: Phrase, said: Said): Doubt | null => {
  if (boundAs.is === 'several') return { kind: 'several', phrase: phrase.tokens, of: boundAs.of };
  if (boundAs.is === 'nobody' && phrase.role !== 'place')
    return isStrict(said, phrase) ? { kind: 'nobody', word: boundAs.word } : null;
  if (boundAs.is === 'unknown' && isStrict(said, phrase))
    return { kind: 'unknown', words: boundAs.words, role: phrase.role };
  return null;
};

const prefersOf = ({ verb }: Said, role: Role): readonly Group[] =>
  role === 'object' ? (OBJECT_FIRST[verb] ?? []) : PREFERS[role];

const fill = (said: Said, ground: Ground, before: Named | null): Filled | Doubt => {
  const filled: Filled = {};
  for (const phrase of partsOf(said, ground)) {
    const what = bind(phrase.tokens, ground, prefersOf(said, phrase.role), before);
    const isTopic =
      phrase.role === 'object' && (said.verb === 'ask' || said.verb === 'talk' || said.verb === 'promise');
    const doubt = isTopic ? null : doubtOf(what, phrase, said);
    if (doubt) return doubt;
    if (what.is === 'bound' && !filled[phrase.role]) filled[phrase.role] = what;
    else if (isTopic && what.is === 'several' && what.of[0])
      filled[phrase.role] = { is: 'bound', ref: what.of[0].ref, label: what.of[0].label, group: what.of[0].group };
  }
  return filled;
};

/** The one who is meant where nobody is named: who stands in the middle, or the only one here. */
export const whoIsHere = ({ scene, named }: Ground): SceneRef | null => {
  const people = named.filter(({ group, isHere }) => group === 'person' && isHere);
  const [first] = people;
  return first && (people.length === 1 || scene.phase === 'encounter') ? first.ref : null;
};
const seenPeople = ({ scene }: Ground): SceneRef | null => {
  const sight =
    scene.phase === 'encounter'
      ? (scene.sights.find(({ name }) => BEAST_NOUNS.has(name) && /wolf|bear|boar|bull|snake|stag/.test(name)) ??
        scene.sights.find(({ name }) => PEOPLE_NOUNS.has(name)))
      : undefined;
  return sight ? { of: 'sight', name: sight.name } : null;
};
const isPeopled = ({ scene, named }: Ground, verb: Verb): boolean =>
  scene.city !== null ||
  scene.frame !== null ||
  named.some(({ group, isHere }) => (group === 'person' || (group === 'companion' && verb !== 'attack')) && isHere);

const ofRef = (what: (Bound & { is: 'bound' }) | undefined): SceneRef | null => what?.ref ?? null;

/** The target of a use or a blow is its object; what stood first is then what it is done with. */
const aimed = (said: Said, { target, ...filled }: Filled): Filled => {
  if (!target) return filled;
  const first = filled.object ?? filled.instrument;
  if (said.verb === 'search') return { ...filled, object: filled.object ?? target };
  return {
    ...filled,
    object: target,
    ...(first && first !== target ? { instrument: filled.instrument ?? first } : {}),
  };
};

const movedFor = (said: Said, filled: Filled): Filled => {
  if (said.verb === 'sing' && filled.addressee?.group === 'thing') {
    const { addressee, ...others } = filled;
    return { ...others, instrument: filled.instrument ?? addressee };
  }
  if (
    said.verb === 'hide' &&
    filled.object &&
    PERSONAL.has(filled.object.group) &&
    !said.by.some((word) => ['past', 'behind', 'up'].includes(word))
  )
    return { ...filled };
  if (said.verb === 'sing' && filled.instrument && filled.instrument.group !== 'thing') {
    const { instrument, ...others } = filled;
    return PERSONAL.has(instrument.group) ? { ...others, addressee: others.addressee ?? instrument } : others;
  }
  return filled;
};

/** A deed with its parts bound to the scene, or what stands in the way of that. */
export const slotted = (said: Said, ground: Ground, before: Named | null = null): Slotted => {
  const filled = fill(said, ground, before);
  if ('kind' in filled) return { doubt: filled };
  const parts = movedFor(said, aimed(said, filled));
  const taken =
    said.verb === 'steal' &&
    TAKING.has(said.by[0] ?? '') &&
    !parts.addressee &&
    whoIsHere(ground) === null &&
    seenPeople(ground) === null;
  const verb = taken ? 'search' : said.verb;
  const attempt = attemptAt(verb, {
    object: ofRef(parts.object),
    addressee: ofRef(parts.addressee),
    instrument: ofRef(parts.instrument),
    place: ofRef(parts.place),
    manner: said.manner,
    until: verb === 'wait' || verb === 'rest' ? said.until : null,
  });
  return completed(ordered(begged(attempt), said), said, ground);
};

/** 'Give me the key' asks for it. */
const begged = (attempt: Attempt): Attempt => {
  const { verb, object, addressee } = attempt;
  if (verb !== 'give' || (object?.of !== 'self' && addressee?.of !== 'self')) return attempt;
  return {
    ...attempt,
    verb: 'ask',
    object: object?.of === 'self' ? null : object,
    addressee: addressee?.of === 'self' ? null : addressee,
  };
};

/** 'Tell Garm to guard the hut', 'make Garm bark': a companion who is told is sent. */
const ordered = (attempt: Attempt, said: Said): Attempt => {
  const { addressee, object } = attempt;
  const isTold =
    addressee?.of === 'companion' &&
    /^(?:tell|ask|order)$/.test(said.by[0] ?? '') &&
    said.after.some(({ text }) => text === 'to');
  if (isTold) return { ...attempt, verb: 'send' };
  const isMade =
    object?.of === 'companion' &&
    /^(?:make|let|have|get)$/.test(said.by[0] ?? '') &&
    (attempt.verb === 'make' || attempt.verb === 'use');
  return isMade ? { ...attempt, verb: 'send', addressee: object, object: null } : attempt;
};

/** Fills in whoever must be there, or says that nobody is. */
const completed = (attempt: Attempt, said: Said, ground: Ground): Slotted => {
  const { needs } = FRAMES[attempt.verb];
  if (attempt.verb === 'swear' || attempt.verb === 'break-oath')
    return { attempt: { ...attempt, object: ground.scene.saga ? { of: 'oath' } : null } };
  if (attempt.verb === 'dismiss' && attempt.object === null && ground.scene.companions[0])
    return { attempt: { ...attempt, object: { of: 'companion', id: ground.scene.companions[0].id } } };
  if (needs === undefined || attempt[needs] !== null) return { attempt };
  if (attempt.verb === 'tend') return { attempt: { ...attempt, object: { of: 'self' } } };
  if (attempt.verb === 'attack' && said.by[0] === 'defend') return { attempt };
  const who =
    whoIsHere(ground) ??
    (attempt.verb === 'attack' || attempt.verb === 'spare' || attempt.verb === 'follow' ? seenPeople(ground) : null);
  if (who !== null) return { attempt: { ...attempt, [needs]: who } };
  return isPeopled(ground, attempt.verb) && attempt.verb !== 'follow'
    ? { attempt }
    : { doubt: { kind: 'alone', verb: attempt.verb } };
};

export { pronounAs };
