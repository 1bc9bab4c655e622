import { type Verb } from '#game/model/attempt.js';
import { bind } from './bind.js';
import { type PhraseMeaning, type ReadingScene } from './reading-scene.js';
import { type Said } from './deed.js';
import { FRAMES, type PhraseRole } from './lexicon/frames.js';
import { DETERMINERS, WH_WORDS } from '../../domain/lexicon/grammar-words.js';
import { ROBBING, SAYING, TO_SOMEBODY_FIRST } from './lexicon/verb-kinds.js';
import { numberIn } from './numbers.js';
import { isSomebody } from './people.js';
import { type Group } from './scene-names.js';
import { type TextToken } from './tokens.js';

/** Words of a deed, and the part that they play in it. */
export interface Phrase {
  readonly role: PhraseRole;
  readonly tokens: readonly TextToken[];
}

const PREFERS: Readonly<Record<PhraseRole, readonly Group[]>> = {
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
  make: ['sight', 'thing'],
  eat: ['thing', 'sight'],
  tend: ['companion', 'person', 'sight', 'thing'],
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
/** The sorts of things that a part of a deed is rather than others. */
export const prefersOf = (verb: Verb, role: PhraseRole): readonly Group[] =>
  role === 'object' ? (OBJECT_FIRST[verb] ?? []) : PREFERS[role];

const AIMING = new Set(['at', 'on', 'into', 'through']);
const FLINGING = new Set(['into', 'off']);
/** 'Push him into the river': where to does not matter. */
const isFling = ({ verb, by }: Said): boolean => verb === 'attack' && by.includes('*') && FLINGING.has(by.at(-1) ?? '');
const isAimed = (said: Said): boolean =>
  said.verb === 'attack' && said.direct.length > 0 && !isFling(said) && said.preps.some(({ prep }) => AIMING.has(prep));

/** The part after a verb that ends with a preposition of its own: 'steal from'. */
const phrasal = ({ verb, by }: Said): PhraseRole | null =>
  verb === 'tend' && by.length > 1 && by.at(-1) === 'with'
    ? 'object'
    : by.length > 1 && !by.includes('*') && verb !== 'use'
      ? (FRAMES[verb].preps[by.at(-1) ?? ''] ?? null)
      : null;
const ofTheOther = ({ verb, by, preps }: Said): PhraseRole | null => {
  const first = by[0] ?? '';
  if (ROBBING.has(first) || by.includes('pocket') || by.includes('pockets')) return 'addressee';
  if (verb !== 'give' || !TO_SOMEBODY_FIRST.has(first)) return null;
  return preps.some(({ prep }) => prep === 'to') ? 'object' : 'addressee';
};
const isSaying = ({ by }: Said): boolean => by.length === 1 && SAYING.has(by[0] ?? '');

const directRole = (said: Said): PhraseRole | null => {
  const own = ofTheOther(said) ?? phrasal(said);
  if (own !== null) return own;
  if (isSaying(said)) return null;
  return isAimed(said) ? 'instrument' : FRAMES[said.verb].direct;
};

const WORTHLESS = new Set([
  'there',
  'here',
  'around',
  'up',
  'down',
  'back',
  'away',
  'again',
  'now',
  'aside',
  'apart',
  'overboard',
  'together',
]);
const told = ({ role, tokens }: Phrase): readonly Phrase[] => {
  const left = tokens.filter(({ text }) => !WORTHLESS.has(text));
  return left.length > 0 ? [{ role, tokens: left }] : [];
};
/** 'Show it to him', 'share it with her'. */
const isToWhom = ({ by }: Said, prep: string): boolean =>
  (by[0] === 'show' && prep === 'to') || (by[0] === 'share' && prep === 'with');
/** 'Swear it' names nobody. */
const isSwornIt = ({ verb, direct }: Said): boolean =>
  verb === 'swear' && direct.every(({ text }) => text === 'it' || text === 'that' || text === 'so');
const plainPhrases = (said: Said): readonly Phrase[] => {
  const { preps: roles } = FRAMES[said.verb];
  const role = isSwornIt(said) ? null : directRole(said);
  const direct = role === null ? [] : [{ role, tokens: said.direct }];
  const others = (isFling(said) ? [] : said.preps).flatMap(({ prep, tokens }): Phrase[] => {
    const own = isToWhom(said, prep) ? 'addressee' : roles[prep];
    return own === undefined ? [] : [{ role: own, tokens }];
  });
  return [...direct, ...others].flatMap(told);
};

const TWO_OBJECTS: ReadonlySet<Verb> = new Set(['give', 'teach', 'sell', 'promise', 'sing', 'talk']);
/** Verbs of the hand that give where somebody is named before the thing. */
const TO_HAND_OVER = new Set(['show', 'throw', 'toss', 'chuck', 'fling', 'slide', 'slip', 'pour', 'flash', 'leave']);
const LONGEST_NAME = 4;
const mayHaveTwo = (said: Said): boolean =>
  said.direct.length > 1 &&
  (TWO_OBJECTS.has(said.verb) || TO_HAND_OVER.has(said.by[0] ?? '')) &&
  !SAYING.has(said.by[0] ?? '') &&
  !said.preps.some(({ prep }) => prep === 'to');
/** 'Her' is a person before a thing of its own: 'give her my spurs', 'give her two coins', 'give her rum'. */
const isHer = (who: readonly TextToken[]): boolean => who.length === 1 && who[0]?.text === 'her';
const isOpenEnd = (who: readonly TextToken[]): boolean =>
  !isHer(who) && (numberIn(who.slice(-1)) !== null || who.slice(-1).some(({ text }) => DETERMINERS.has(text)));
const isWho = (what: PhraseMeaning, who: readonly TextToken[], rest: readonly TextToken[]): boolean => {
  if (what.is === 'bound') return isSomebody(what.ref);
  if (who.length === 1 && /^(?:him|her|them|it)$/.test(who[0]?.text ?? '')) return true;
  return what.is === 'unknown' && DETERMINERS.has(who[0]?.text ?? '') && isOpenEnd(rest.slice(0, 1));
};

/** 'Give Bodvar the ring': the first words are the one, the others the thing. */
const doubleObject = (said: Said, ground: ReadingScene): readonly Phrase[] | null => {
  if (!mayHaveTwo(said)) return null;
  for (let n = Math.min(LONGEST_NAME, said.direct.length - 1); n >= 1; n--) {
    const [who, what] = [said.direct.slice(0, n), said.direct.slice(n)];
    if (isOpenEnd(who) || !isWho(bind(who, ground, PREFERS.addressee), who, what)) continue;
    const thing = bind(what, ground, prefersOf(said.verb, 'object'));
    if (thing.is === 'bound' && (thing.group === 'person' || thing.group === 'companion')) continue;
    return [
      { role: 'addressee', tokens: who },
      { role: 'object', tokens: what },
    ];
  }
  return null;
};

const TOPIC_STARTS = new Set(
  'about of for regarding concerning if whether that to after on not with at from'.split(' ').concat([...WH_WORDS]),
);
const OF_NOTHING =
  /^(?:about|him|her|them|he|she|they|it|i|we|me|us|you|to|of|for|from|with|is|are|was|the|a|my|his|if|whether|know|can|should|do|what)$/;
const topicAt = (tokens: readonly TextToken[]): number => {
  const at = tokens.findIndex(({ text }) => TOPIC_STARTS.has(text));
  return at < 0 ? tokens.length : at;
};
const untilNext = (tokens: readonly TextToken[]): readonly TextToken[] => {
  const end = tokens.findIndex(({ text }, i) => i > 0 && (text === 'then' || text === 'and'));
  return end < 0 ? tokens : tokens.slice(0, end);
};
const TO_WHOM = new Set(['to', 'with', 'at', 'from']);
const OF_TOPIC = new Set(['about', 'for', 'after']);

const isOfTopic = (said: Said): boolean => isSaying(said) || OF_TOPIC.has(said.by.at(-1) ?? '');
const THEM = /^(?:him|her|them)$/;
const listenerOf = (said: Said, after: readonly TextToken[]): readonly TextToken[] => {
  if (said.gap.length > 0) return said.gap;
  const [first] = after;
  const isPronoun = first !== undefined && THEM.test(first.text);
  const direct = isOfTopic(said) ? [] : after.slice(0, isPronoun ? 1 : topicAt(after));
  return direct.length > 0 ? direct : (said.preps.find(({ prep }) => TO_WHOM.has(prep))?.tokens ?? []);
};
/** Talk: who is spoken to, then all else is what it is about. */
const spokenPhrases = (said: Said): readonly Phrase[] => {
  const after = untilNext(said.after);
  const who = listenerOf(said, after);
  const topic = after.filter((token) => !who.includes(token) && !OF_NOTHING.test(token.text));
  return [
    { role: 'addressee' as const, tokens: who },
    { role: 'object' as const, tokens: topic },
  ].filter(({ tokens }) => tokens.length > 0);
};

const TOPICAL: ReadonlySet<Verb> = new Set(['ask', 'talk', 'promise']);
/** Whether a phrase says what is spoken of: that may be anything. */
export const isTopic = (verb: Verb, role: PhraseRole): boolean => role === 'object' && TOPICAL.has(verb);

/** The phrases of a deed, each with its part. */
export const phrasesIn = (said: Said, ground: ReadingScene): readonly Phrase[] => {
  if (!TOPICAL.has(said.verb)) return doubleObject(said, ground) ?? plainPhrases(said);
  const isDouble = said.verb === 'promise' || said.by[0] === 'tell';
  return (isDouble ? doubleObject(said, ground) : null) ?? spokenPhrases(said);
};
