import { COIN } from '#game/content/coin.js';
import { type Item } from '#game/model/character.js';
import { type FactionId } from '#game/model/world.js';

const SMALL = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
] as const;

const ORDINALS = [
  'zeroth',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
] as const;
const TENS: Readonly<Record<number, readonly [string, string]>> = {
  2: ['twenty', 'twentieth'],
  3: ['thirty', 'thirtieth'],
  4: ['forty', 'fortieth'],
  5: ['fifty', 'fiftieth'],
  6: ['sixty', 'sixtieth'],
  7: ['seventy', 'seventieth'],
  8: ['eighty', 'eightieth'],
  9: ['ninety', 'ninetieth'],
};
/** In words below a hundred, in digits from there. */
export const numberWord = (n: number): string => {
  const [ten] = TENS[Math.floor(n / 10)] ?? [];
  return SMALL[n] ?? (ten === undefined ? String(n) : n % 10 === 0 ? ten : `${ten}-${SMALL[n % 10] ?? ''}`);
};
const SUFFIX: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };
/** In words below a hundred, in digits from there. */
export const ordinal = (n: number): string => {
  const [ten, tenth] = TENS[Math.floor(n / 10)] ?? [];
  const small =
    ORDINALS[n] ??
    (ten === undefined || tenth === undefined ? undefined : n % 10 === 0 ? tenth : `${ten}-${ORDINALS[n % 10] ?? ''}`);
  return small ?? `${n}${Math.floor(n / 10) % 10 === 1 ? 'th' : (SUFFIX[n % 10] ?? 'th')}`;
};

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** By sound, as far as letters tell it. */
const withArticle = (noun: string): string => `${/^(?:[aeio]|u(?!ni)|hour|honest)/.test(noun) ? 'an' : 'a'} ${noun}`;

/** 'a huscarl', 'an explorator'. */
export const aProfession = (name: string): string => withArticle(lowered(name));

/** The word that says whether a name is of many: the last before ' of ', ' in ' or ' for '. */
const headOf = (name: string): string =>
  name
    .split(/ (?:of|in|for) /)[0]
    ?.split(' ')
    .at(-1) ?? name;
const isPlural = (name: string): boolean => /[^sui]s$/.test(headOf(name));

/** 'an iron fan', 'rye biscuits', 'a coil of rope'. */
export const aThing = ({ name }: Pick<Item, 'name'>): string =>
  isPlural(name) ? lowered(name) : withArticle(lowered(name));

/** 'the iron fan', 'the rye biscuits'. */
export const theThing = ({ name }: Pick<Item, 'name'>): string => `the ${lowered(name)}`;

/** 'a', 'a and b', 'a, b and c'. */
export const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

/** 'four pieces of silver'. */
export const someCoins = (amount: number, faction: FactionId): string =>
  `${numberWord(amount)} ${amount === 1 ? COIN[faction].one : COIN[faction].many}`;

export const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0;
