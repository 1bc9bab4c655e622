import { bound, type PhraseMeaning, type ReadingScene, OPEN } from './reading-scene.js';
import { anyoneBy } from './lexicon/kin.js';
import { type Group, type NamedThing } from './scene-names.js';
import { type TextToken } from './tokens.js';

const HE = new Set(['him', 'he', 'himself', 'his']);
const SHE = new Set(['her', 'she', 'herself', 'hers']);
const genderOf = (word: string): NamedThing['gender'] => (HE.has(word) ? 'male' : SHE.has(word) ? 'female' : null);
/** People here of a gender, or of any: strangers before companions, unless the deed is usually done to companions. */
const peopleFor = (
  gender: NamedThing['gender'],
  { named }: ReadingScene,
  first: Group = 'person',
): readonly NamedThing[] => {
  const fits = (wanted: readonly Group[]) =>
    named.filter((one) => one.isHere && wanted.includes(one.group) && (gender === null || one.gender === gender));
  const strangers = fits([first]);
  return strangers.length > 0 ? strangers : fits(['person', 'companion']);
};
const BEASTS = new Set([
  'horse',
  'wolf',
  'bear',
  'boar',
  'dog',
  'hound',
  'bull',
  'beast',
  'stag',
  'elk',
  'snake',
  'creature',
  'monster',
  'animal',
  'camel',
  'ox',
  'goat',
  'she-wolf',
  'she-bear',
]);
const itAs = (ground: ReadingScene, before: NamedThing | null): PhraseMeaning => {
  if (before && before.group !== 'person') return bound(before);
  const beast = ground.named.find(({ ref }) => ref.of === 'sight' && BEASTS.has(ref.name));
  return beast ? bound(beast) : { is: 'nobody', word: 'it' };
};
const isBeast = (ref: NamedThing['ref'], { scene }: ReadingScene): boolean =>
  ref.of === 'companion' &&
  scene.companions.some(({ id, type }) => id === ref.id && ['mount', 'animal', 'bird'].includes(type));
/** People without a name may be about where nobody stands out: in an encounter, and in a town. */
const mayBeAnybody = ({ scene, named }: ReadingScene): boolean =>
  (scene.frame !== null || scene.city !== null) && !named.some(({ group, isHere }) => isHere && group === 'person');
/** Strangers stand before the player, and nobody speaks of a companion beside them. */
const areStrangersMet = (ground: ReadingScene): boolean => ground.scene.frame !== null && mayBeAnybody(ground);
/** The one who is meant of several: who stands in the middle, or the only one who is no beast. */
const mostLikely = (people: readonly NamedThing[], ground: ReadingScene): NamedThing | null => {
  const [first] = people;
  if (first && (people.length === 1 || first.ref.of === 'figure')) return first;
  const humans = people.filter(({ ref }) => !isBeast(ref, ground));
  return humans.length === 1 ? (humans[0] ?? null) : null;
};
const nobody = (word: string, ground: ReadingScene): PhraseMeaning =>
  mayBeAnybody(ground) ? OPEN : { is: 'nobody', word };
const THEY = new Set(['them', 'they']);

/** 'Him', 'it', 'them': whoever of that sort is here, the last one that the text has named before any other. */
export const pronounAs = (
  word: string,
  ground: ReadingScene,
  before: NamedThing | null,
  prefers: readonly Group[],
): PhraseMeaning => {
  if (word === 'it') return itAs(ground, before);
  const gender = genderOf(word);
  if (before && peopleFor(gender, { ...ground, named: [before] }).length > 0) return bound(before);
  const isOfOwn = prefers[0] === 'companion';
  const people = !isOfOwn && areStrangersMet(ground) ? [] : peopleFor(gender, ground, isOfOwn ? 'companion' : 'person');
  if (people.length === 0) return nobody(word, ground);
  const one = mostLikely(people, ground);
  if (one) return bound(one);
  return THEY.has(word) ? OPEN : { is: 'several', of: people };
};

const saidAnyone = (tokens: readonly TextToken[]) =>
  tokens.flatMap(({ text }) => {
    const sort = anyoneBy(text);
    return sort === null ? [] : [{ gender: sort === 'either' ? null : sort, isPlural: /s$|men$/.test(text) }];
  })[0];
/** 'The stranger', 'that woman': whoever here it can be; null where no such word is said. */
export const anyoneAs = (tokens: readonly TextToken[], ground: ReadingScene): PhraseMeaning | null => {
  const said = saidAnyone(tokens);
  if (!said) return null;
  const people = peopleFor(said.gender, ground);
  if (!people.some(({ group }) => group === 'person') && mayBeAnybody(ground)) return OPEN;
  if (people.length === 0) return null;
  const one = said.isPlural && people.length > 1 ? null : mostLikely(people, ground);
  return one ? bound(one) : { is: 'several', of: people };
};
