import { type Attempt, type Manner, type SceneRef, type Verb } from '../../model/attempt.js';

/** The parts of an attempt by name; null for what was not said. */
type Parts = Readonly<Record<'object' | 'addressee' | 'instrument' | 'place', string | null>>;

/** 'about Grim', or nothing. */
const with_ = (preposition: string, part: string | null): string => (part === null ? '' : ` ${preposition} ${part}`);

/** What a verb's deed is called, after 'You mean to'. */
const PHRASES: Readonly<Record<Verb, (parts: Parts) => string>> = {
  go: ({ place, object }) => `go${with_('to', place ?? object)}`,
  look: ({ object, place }) => `look${object === null && place === null ? ' about you' : with_('at', object ?? place)}`,
  search: ({ object, place }) => `search ${object ?? place ?? 'the ground here'}`,
  ask: ({ addressee, object, place }) => `ask ${addressee ?? 'around'}${with_('about', object ?? place)}`,
  talk: ({ addressee, object }) => `talk${with_('to', addressee)}${with_('about', object)}`,
  give: ({ addressee, object }) => `give ${object ?? 'something'}${with_('to', addressee)}`,
  trade: ({ addressee, object }) => `trade${with_('with', addressee)}${with_('for', object)}`,
  sell: ({ addressee, object }) => `sell ${object ?? 'something'}${with_('to', addressee)}`,
  promise: ({ addressee, object }) => `promise ${addressee ?? object ?? 'it'}${addressee ? with_('', object) : ''}`,
  threaten: ({ addressee, object, instrument }) =>
    `threaten ${addressee ?? object ?? 'whoever is here'}${with_('with', instrument)}`,
  trick: ({ addressee, object, instrument }) =>
    `trick ${addressee ?? object ?? 'whoever is here'}${with_('with', instrument)}`,
  steal: ({ object, addressee }) => `steal ${object ?? 'what you can'}${with_('from', addressee)}`,
  hide: ({ object, place, addressee }) =>
    `hide${with_('behind', object)}${with_('at', place)}${with_('from', addressee)}`,
  follow: ({ object, addressee, place }) => `follow ${object ?? addressee ?? place ?? 'the tracks'}`,
  wait: ({ addressee, object, place }) => `wait${with_('for', addressee ?? object)}${with_('at', place)}`,
  rest: ({ place }) => `rest${with_('at', place)}`,
  eat: ({ object }) => `eat${with_('', object)}`,
  tend: ({ object, addressee, instrument }) =>
    `tend ${object ?? addressee ?? 'your wounds'}${with_('with', instrument)}`,
  make: ({ object, addressee, instrument }) =>
    addressee === null
      ? `${object === null ? 'make what you can' : `work on ${object}`}${with_('with', instrument)}`
      : `help ${addressee}${with_('with', object)}`,
  use: ({ object, instrument, addressee, place }) =>
    `use ${instrument ?? object ?? 'what you have'}${with_('on', instrument ? (object ?? addressee ?? place) : (addressee ?? place))}`,
  attack: ({ object, addressee, instrument }) =>
    `attack ${object ?? addressee ?? 'whoever is here'}${with_('with', instrument)}`,
  spare: ({ object, addressee }) => `spare ${object ?? addressee ?? 'whoever is here'}`,
  flee: ({ object, addressee, place }) => `flee${with_('from', object ?? addressee)}${with_('to', place)}`,
  climb: ({ object, place, instrument }) => `climb ${object ?? place ?? 'up'}${with_('with', instrument)}`,
  swim: ({ object, place }) => `swim${with_('across', object)}${with_('to', place)}`,
  pray: ({ object, addressee, place }) => `pray${with_('for', object ?? addressee)}${with_('at', place)}`,
  sing: ({ addressee, object }) => `sing${with_('to', addressee)}${with_('of', object)}`,
  bury: ({ object, place }) => `bury ${object ?? 'the dead'}${with_('at', place)}`,
  teach: ({ addressee, object }) => `teach ${addressee ?? 'whoever will listen'}${with_('', object)}`,
  swear: ({ addressee, object, instrument }) =>
    `swear${object === null ? ' an oath' : with_('to keep', object)}${with_('to', addressee)}${with_('on', instrument)}`,
  'break-oath': () => 'break your oath, for good',
  dismiss: ({ object, addressee }) => `send ${object ?? addressee ?? 'your companion'} away`,
  send: ({ object, addressee, place }) => `send ${addressee ?? 'word'}${with_('to', place ?? object)}`,
};

const MANNER: Readonly<Record<Manner, string>> = {
  careful: 'with care',
  quick: 'quickly',
  quiet: 'quietly',
  loud: 'loudly',
  gentle: 'gently',
  fierce: 'fiercely',
};

const untilOf = ({ until }: Attempt): string => {
  if (until === null) return '';
  return until === 'healed' ? ' until you are well' : ` until ${until}`;
};

/** Looking at or searching oneself means looking around: the phrase then names no object. */
const isAbout = ({ verb, object }: Attempt): boolean => (verb === 'look' || verb === 'search') && object?.of === 'self';

const partsOf = (attempt: Attempt, nameOf: (ref: SceneRef) => string): Parts => {
  const named = (part: keyof Parts): string | null => attempt[part] && nameOf(attempt[part]);
  return {
    object: isAbout(attempt) ? null : named('object'),
    addressee: named('addressee'),
    instrument: named('instrument'),
    place: named('place'),
  };
};

/** 'Use somebody' without a tool means: use what is known of them. */
export const isOfKnowledge = ({ verb, object, instrument }: Attempt): boolean =>
  verb === 'use' && instrument === null && (object?.of === 'person' || object?.of === 'figure');

/** The deed of an attempt, as it follows 'You mean to': 'ask Bodvar about Grim, quietly'. */
export const attemptPhrase = (attempt: Attempt, nameOf: (ref: SceneRef) => string): string => {
  const { verb, manner } = attempt;
  const how = manner === null ? '' : `, ${MANNER[manner]}`;
  const parts = partsOf(attempt, nameOf);
  const deed = isOfKnowledge(attempt) ? `use what you know of ${parts.object ?? 'them'}` : PHRASES[verb](parts);
  return `${deed.replaceAll(/ {2,}/g, ' ')}${untilOf(attempt)}${how}`;
};

/** 'Bodvar, Runa and Garm'. */
export const matesIn = (ids: readonly string[], nameOf: (id: string) => string): string => {
  const names = ids.map(nameOf);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
};

/** Waiting with an object means guarding it: 'watch over the chest'. */
export const watchPhrase = (attempt: Attempt, nameOf: (ref: SceneRef) => string): string => {
  const { verb, object } = attempt;
  const isWatch = verb === 'wait' && object !== null && ['self', 'sight', 'thing', 'companion'].includes(object.of);
  return isWatch ? `watch over ${nameOf(object)}` : attemptPhrase(attempt, nameOf);
};
/** What companions do in the hero’s stead, after 'have': 'Bodvar and Runa watch over you'. */
export const byMatesPhrase = (
  attempt: Attempt,
  nameOf: (ref: SceneRef) => string,
  nameOfMate: (id: string) => string,
): string =>
  `${matesIn(attempt.doers, nameOfMate)} ${watchPhrase(attempt, (ref) => (ref.of === 'self' ? 'you' : nameOf(ref)))}`;
