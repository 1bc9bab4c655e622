import { DETERMINERS, OPEN_NOUNS, PRONOUNS } from '../../domain/lexicon/grammar-words.js';
import { numberIn } from './numbers.js';
import { bound, type PhraseMeaning, type ReadingScene, OPEN } from './reading-scene.js';
import { kinOf } from './lexicon/kin.js';
import { anyoneAs, pronounAs } from './pronouns.js';
import { type Group, type NamedThing } from './scene-names.js';
import { stemOf, type TextToken } from './tokens.js';

interface Match {
  readonly named: NamedThing;
  readonly count: number;
  readonly share: number;
  /** By its own name, and not by a word for its kind: 'wolf' of a wolf-dog. */
  readonly isOwn: boolean;
}
const isBetter = (match: Match, found: Match | null): boolean =>
  found === null || match.count > found.count || (match.count === found.count && match.share > found.share);
/** A name is meant by its head, or by two of its words; where nothing else is, a thing by any of them ('sake' of 'sake flask'). */
const isNamedBy = (
  { isProper, group }: NamedThing,
  name: readonly string[],
  hits: readonly string[],
  isLoose: boolean,
) =>
  hits.length > 0 &&
  (isProper ||
    (isLoose && group === 'thing') ||
    hits.length >= Math.min(2, name.length) ||
    hits.includes(name.at(-1) ?? ''));
const matchOf = (named: NamedThing, stems: readonly string[], isLoose: boolean): Match | null =>
  named.names.reduce<Match | null>((found, name) => {
    const hits = name.filter((word) => stems.includes(word));
    const isOwn = named.group !== 'companion' || name === named.names[0];
    const match = { named, count: hits.length, share: hits.length / Math.max(1, name.length), isOwn };
    return isNamedBy(named, name, hits, isLoose) && isBetter(match, found) ? match : found;
  }, null);

const ORDER: readonly Group[] = ['person', 'companion', 'thing', 'sight', 'place', 'matter'];
/** Rank of a companion named only by kind ('wolf'): behind a seen wolf, unless the text says 'my wolf'. */
const KIND_ONLY = 5;
/** Lower is better: the preferred groups first, those who are here before those who are not. */
const rankOf = ({ named, isOwn }: Match, prefers: readonly Group[], isOurs: boolean): number => {
  const preferred = prefers.indexOf(named.group);
  const byKind = isOwn || isOurs ? 0 : KIND_ONLY;
  return (named.isHere ? 0 : 100) + byKind + (preferred < 0 ? 10 + ORDER.indexOf(named.group) : preferred);
};

const isOneSight = (all: readonly Match[]): boolean => all.every(({ named }) => named.group === 'sight');

/** Best matches of the words: the most words first, then the preferred group. Several only where nothing tells them apart. */
const bestOf = (
  stems: readonly string[],
  ground: ReadingScene,
  prefers: readonly Group[],
  { isLoose = false, isOurs = false }: { readonly isLoose?: boolean; readonly isOurs?: boolean } = {},
): readonly NamedThing[] => {
  const matches = ground.named.flatMap((named) => matchOf(named, stems, isLoose) ?? []);
  const most = Math.max(0, ...matches.map(({ count }) => count));
  const top = matches.filter(({ count }) => count === most);
  const least = Math.min(...top.map((match) => rankOf(match, prefers, isOurs)));
  const first = top.filter((match) => rankOf(match, prefers, isOurs) === least);
  const fullest = Math.max(...first.map(({ share }) => share));
  const whole = first.filter(({ share }) => share === fullest || (share < 1 && fullest < 1));
  return (isOneSight(whole) ? whole.slice(0, 1) : whole).map(({ named }) => named);
};

const SELF = new Set(['me', 'myself', 'self', 'i']);
const OWN_BODY = new Set(['wound', 'hurt', 'injuri', 'bodi', 'cut', 'bruis', 'leg', 'arm', 'head', 'hand']);
const isSelf = (tokens: readonly TextToken[]): boolean =>
  tokens.some(({ text }) => SELF.has(text)) ||
  (tokens[0]?.text === 'my' && tokens.some(({ stem }) => OWN_BODY.has(stem)));

const ALL = new Set(['all', 'everything', 'purse', 'rest']);
const coinsIn = (tokens: readonly TextToken[], { coins, scene }: ReadingScene): PhraseMeaning | null => {
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

/** The words of a phrase that tell what it is. */
const contentOf = (tokens: readonly TextToken[]): readonly TextToken[] =>
  tokens.filter(({ text }) => !DETERMINERS.has(text) && !/^\d+$/.test(text) && text.length > 1);

/** Nobody in particular: 'everyone', 'you', 'us'. */
const ANYBODY = /^(?:every|any|some)|^you$|^us$|^we$/;
const isOpen = (content: readonly TextToken[]): boolean =>
  content.length === 0 || content.some(({ text, stem }) => OPEN_NOUNS.has(text) || OPEN_NOUNS.has(stem));

/** What is here under another word: a part of a thing's name, a word for the same, a word for anybody. */
const byOtherWord = (
  tokens: readonly TextToken[],
  ground: ReadingScene,
  prefers: readonly Group[],
): PhraseMeaning | null => {
  const stems = contentOf(tokens).map(({ stem }) => stem);
  const partly = bestOf(stems, ground, prefers, { isLoose: true });
  const here: ReadingScene = { ...ground, named: ground.named.filter(({ isHere }) => isHere) };
  const all = partly.length > 0 ? partly : bestOf(kinOf(stems), here, prefers);
  const [first] = all;
  if (!first) return anyoneAs(tokens, ground);
  return all.length === 1 ? bound(first) : { is: 'several', of: all };
};

/** What words mean that name nothing of the scene. */
const unnamed = (
  tokens: readonly TextToken[],
  ground: ReadingScene,
  before: NamedThing | null,
  prefers: readonly Group[],
): PhraseMeaning => {
  const content = contentOf(tokens);
  const pronoun = tokens.find(({ text }) => PRONOUNS.has(text))?.text;
  if (pronoun !== undefined && content.length <= 1)
    return ANYBODY.test(pronoun) ? OPEN : pronounAs(pronoun, ground, before, prefers);
  const other = isOpen(content) ? anyoneAs(tokens, ground) : byOtherWord(tokens, ground, prefers);
  if (other) return other;
  return isOpen(content) ? OPEN : { is: 'unknown', words: content.map(({ text }) => text).join(' ') };
};

/** Whether words tell of money, and not of a thing that has a word for money in its name ('one silver spur'). */
const isMoney = (tokens: readonly TextToken[], first: NamedThing | undefined, { coins }: ReadingScene): boolean => {
  if (!first || first.group === 'sight') return first?.names.some((name) => name.length > 1) !== true;
  const others = tokens.filter(({ stem }) => !coins.has(stem)).map(({ stem }) => stem);
  return numberIn(tokens) !== null && !first.names.some((name) => name.some((word) => others.includes(word)));
};

/** What a phrase of a text means in the scene. */
export const bind = (
  tokens: readonly TextToken[],
  ground: ReadingScene,
  prefers: readonly Group[] = [],
  before: NamedThing | null = null,
): PhraseMeaning => {
  if (tokens.length === 0) return OPEN;
  if (isSelf(tokens)) return { is: 'bound', ref: { of: 'self' }, label: 'yourself', group: 'self' };
  const stems = contentOf(tokens).flatMap(({ text, stem }) =>
    text.includes('-') ? [stem, ...text.split('-').map(stemOf)] : [stem],
  );
  const isOurs = tokens.some(({ text }) => text === 'my' || text === 'our');
  const found = bestOf(stems, ground, prefers, { isOurs });
  const [first] = found;
  const coins = coinsIn(tokens, ground);
  if (coins && isMoney(tokens, first, ground)) return coins;
  if (!first) return unnamed(tokens, ground, before, prefers);
  return found.length === 1 ? bound(first) : { is: 'several', of: found };
};
