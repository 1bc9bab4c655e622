import { COIN } from '#contracts/content/coin.js';
import { type Item } from '#contracts/rules/character.js';
import { type FactionId } from '#contracts/world/world.js';

const SMALL = [
  'no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen',
  'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty',
] as const;

/** In words up to twenty, in digits above. */
export const numberWord = (n: number): string => SMALL[n] ?? String(n);

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** By sound, as far as letters tell it. */
const withArticle = (noun: string): string => `${/^(?:[aeio]|u(?!ni)|hour|honest)/.test(noun) ? 'an' : 'a'} ${noun}`;

/** 'a huscarl', 'an explorator'. */
export const aProfession = (name: string): string => withArticle(lowered(name));

/** The word that says whether a name is of many: the last before ' of ', ' in ' or ' for '. */
const headOf = (name: string): string => name.split(/ (?:of|in|for) /)[0]?.split(' ').at(-1) ?? name;
const isPlural = (name: string): boolean => /[^sui]s$/.test(headOf(name));

/** 'an iron fan', 'rye biscuits', 'a coil of rope'. */
export const aThing = ({ name }: Pick<Item, 'name'>): string => (isPlural(name) ? lowered(name) : withArticle(lowered(name)));

/** 'a', 'a and b', 'a, b and c'. */
export const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

/** 'four pieces of silver'. */
export const someCoins = (amount: number, faction: FactionId): string =>
  `${numberWord(amount)} ${amount === 1 ? COIN[faction].one : COIN[faction].many}`;

const LONGEST_QUOTE = 140;

/** What a player wrote, as a quoted sentence: one line, without quotation marks of its own, cut at a word. */
export const quoted = (text: string): string => {
  const plain = text.replace(/[\p{C}\s]+/gu, ' ').replace(/["“”„«»]/g, '’').trim();
  const cut = plain.length <= LONGEST_QUOTE ? plain : `${plain.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/, '')}…`;
  return `“${capitalised(cut)}${/[.!?…]$/.test(cut) ? '' : '.'}”`;
};

export const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;
