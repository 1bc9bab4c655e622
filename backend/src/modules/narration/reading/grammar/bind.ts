import { type SceneRef } from '#game/model/attempt.js';
import { type Scene } from '#game/model/scene.js';
import { DETERMINERS, OPEN_NOUNS, PRONOUNS } from './lexicon/grammar-words.js';
import { numberIn } from './numbers.js';
import { coinWords, type Group, type Named, namedIn } from './scene-names.js';
import { stemOf, type Token } from './tokens.js';

/** The scene, ready for the words of one text. */
export interface Ground {
  readonly scene: Scene;
  readonly named: readonly Named[];
  readonly coins: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
}
export const groundOf = (scene: Scene): Ground => {
  const named = namedIn(scene);
  return { scene, named, coins: coinWords(scene), stems: new Set(named.flatMap(({ names }) => names.flat())) };
};

/** What a phrase means in the scene. */
export type Bound =
  | { readonly is: 'bound'; readonly ref: SceneRef; readonly label: string; readonly group: Group | 'coins' | 'self' }
  | { readonly is: 'several'; readonly of: readonly Named[] }
  /** A pronoun without anybody that it could stand for. */
  | { readonly is: 'nobody'; readonly word: string }
  /** A thing that is not there. */
  | { readonly is: 'unknown'; readonly words: string }
  /** Nothing in particular. */
  | { readonly is: 'open' };

const OPEN: Bound = { is: 'open' };
export const bound = (named: Named): Bound => ({ is: 'bound', ref: named.ref, label: named.label, group: named.group });

interface Match {
  readonly named: Named;
  readonly count: number;
  readonly share: number;
}
const isBetter = (match: Match, found: Match | null): boolean =>
  found === null || match.count > found.count || (match.count === found.count && match.share > found.share);
const isNamedBy = ({ isProper }: Named, name: readonly string[], hits: readonly string[]): boolean =>
  hits.length > 0 && (isProper || hits.length >= Math.min(2, name.length) || hits.includes(name.at(-1) ?? ''));
const matchOf = (named: Named, stems: readonly string[]): Match | null =>
  named.names.reduce<Match | null>((found, name) => {
    const hits = name.filter((word) => stems.includes(word));
    const match = { named, count: hits.length, share: hits.length / Math.max(1, name.length) };
    return isNamedBy(named, name, hits) && isBetter(match, found) ? match : found;
  }, null);

const ORDER: readonly Group[] = ['person', 'companion', 'thing', 'sight', 'place', 'matter'];
/** Lower is better: the preferred groups first, those who are here before those who are not. */
const rankOf = ({ named }: Match, prefers: readonly Group[]): number => {
  const preferred = prefers.indexOf(named.group);
  return (named.isHere ? 0 : 100) + (preferred < 0 ? 10 + ORDER.indexOf(named.group) : preferred);
};

const isOneSight = (all: readonly Match[]): boolean => all.every(({ named }) => named.group === 'sight');

/** Best matches of the words: the most words first, then the preferred group. Several only where nothing tells them apart. */
const bestOf = (stems: readonly string[], ground: Ground, prefers: readonly Group[]): readonly Named[] => {
  const matches = ground.named.flatMap((named) => matchOf(named, stems) ?? []);
  const most = Math.max(0, ...matches.map(({ count }) => count));
  const top = matches.filter(({ count }) => count === most);
  const least = Math.min(...top.map((match) => rankOf(match, prefers)));
  const first = top.filter((match) => rankOf(match, prefers) === least);
  const fullest = Math.max(...first.map(({ share }) => share));
  const whole = first.filter(({ share }) => share === fullest || (share < 1 && fullest < 1));
  return (isOneSight(whole) ? whole.slice(0, 1) : whole).map(({ named }) => named);
};

const SELF = new Set(['me', 'myself', 'self', 'i']);
const OWN_BODY = new Set(['wound', 'hurt', 'injuri', 'bodi', 'cut', 'bruis', 'leg', 'arm', 'head', 'hand']);
const isSelf = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => SELF.has(text)) ||
  (tokens[0]?.text === 'my' && tokens.some(({ stem }) => OWN_BODY.has(stem)));

const ALL = new Set(['all', 'everything', 'purse', 'rest']);
const coinsIn = (tokens: readonly Token[], { coins, scene }: Ground): Bound | null => {
  const isOfEight = tokens.some(({ stem }) => stem === 'piec') && tokens.some(({ text }) => text === 'eight');
  if (!isOfEight && !tokens.some(({ stem }) => coins.has(stem))) return null;
  const number = numberIn(tokens.filter(({ text }) => text !== 'eight' || !tokens.some((t) => t.stem === 'piec')));
  const amount = number ?? (tokens.some(({ text }) => ALL.has(text)) ? scene.hero.coins : 1);
  if (amount < 1) return null;
  return {
    is: 'bound',
    ref: { of: 'coins', amount },
    label: `${amount} ${amount === 1 ? 'coin' : 'coins'}`,
    group: 'coins',
  };
};

const HE = new Set(['him', 'he', 'himself', 'his']);
const SHE = new Set(['her', 'she', 'herself', 'hers']);
const peopleFor = (word: string, { named }: Ground): readonly Named[] => {
  const here = named.filter(({ group, isHere }) => (group === 'person' || group === 'companion') && isHere);
  const strangers = here.filter(({ group }) => group === 'person');
  const fits = (all: readonly Named[]) =>
    all.filter(({ gender }) => (HE.has(word) ? gender === 'male' : SHE.has(word) ? gender === 'female' : true));
  return fits(strangers).length > 0 ? fits(strangers) : fits(here);
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
const itAs = (ground: Ground, before: Named | null): Bound => {
  if (before && before.group !== 'person') return bound(before);
  const beast = ground.named.find(({ ref }) => ref.of === 'sight' && BEASTS.has(ref.name));
  return beast ? bound(beast) : { is: 'nobody', word: 'it' };
};
/** 'Him', 'it', 'them': whoever of that sort is here, the last one that the text has named before any other. */
const pronounAs = (word: string, ground: Ground, before: Named | null): Bound => {
  if (word === 'it') return itAs(ground, before);
  if (before && peopleFor(word, { ...ground, named: [before] }).length > 0) return bound(before);
  const people = peopleFor(word, ground);
  const [first] = people;
  if (!first) return { is: 'nobody', word };
  if (people.length === 1 || first.ref.of === 'figure') return bound(first);
  return word === 'them' || word === 'they' ? OPEN : { is: 'several', of: people };
};

/** The words of a phrase that tell what it is. */
export const contentOf = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(({ text }) => !DETERMINERS.has(text) && !/^\d+$/.test(text) && text.length > 1);

/** Nobody in particular: 'everyone', 'you', 'us'. */
const ANYBODY = /^(?:every|any|some)|^you$|^us$|^we$/;
const isOpen = (content: readonly Token[]): boolean =>
  content.length === 0 || content.some(({ text, stem }) => OPEN_NOUNS.has(text) || OPEN_NOUNS.has(stem));

/** What words mean that name nothing of the scene. */
const unnamed = (tokens: readonly Token[], ground: Ground, before: Named | null): Bound => {
  const content = contentOf(tokens);
  const pronoun = tokens.find(({ text }) => PRONOUNS.has(text))?.text;
  if (pronoun !== undefined && content.length <= 1)
    return ANYBODY.test(pronoun) ? OPEN : pronounAs(pronoun, ground, before);
  return isOpen(content) ? OPEN : { is: 'unknown', words: content.map(({ text }) => text).join(' ') };
};

const isMoney = (tokens: readonly Token[], first: Named | undefined): boolean =>
  !first || first.group === 'sight' || numberIn(tokens) !== null;

/** What a phrase of a text means in the scene. */
export const bind = (
  tokens: readonly Token[],
  ground: Ground,
  prefers: readonly Group[] = [],
  before: Named | null = null,
): Bound => {
  if (tokens.length === 0) return OPEN;
  if (isSelf(tokens)) return { is: 'bound', ref: { of: 'self' }, label: 'yourself', group: 'self' };
  const stems = contentOf(tokens).flatMap(({ text, stem }) =>
    text.includes('-') ? [stem, ...text.split('-').map(stemOf)] : [stem],
  );
  const found = bestOf(stems, ground, prefers);
  const [first] = found;
  const coins = coinsIn(tokens, ground);
  if (coins && isMoney(tokens, first)) return coins;
  if (!first) return unnamed(tokens, ground, before);
  return found.length === 1 ? bound(first) : { is: 'several', of: found };
};
