import { COIN } from '#game/content/coin.js';
import { type Item } from '#game/model/character.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { numberWord } from '../domain/phrases.js';
import { type ReleaseContext, type ReleaseRule } from './release-rule.js';

const VALUES: ReadonlyMap<string, number> = new Map([
  ...Array.from({ length: 99 }, (_, n): [string, number] => [numberWord(n + 1), n + 1]),
  ['a dozen', 12],
  ['a score of', 20],
  ['a hundred', 100],
]);
const WORDS = [...VALUES.keys()].sort((a, b) => b.length - a.length).join('|');
const NUMBER = `(?<![\\p{L}\\d.,-])(\\d[\\d,]*|${WORDS})(?![\\p{L}\\d-])`;

const valueOf = (text: string): number => VALUES.get(text.toLowerCase()) ?? Number(text.replaceAll(',', ''));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const COINS = [
  ...new Set(Object.values(COIN).flatMap(({ one, many }) => [one, many])),
  'coins?',
  'silver',
  'gold',
  'pieces?',
].join('|');
/** 'Silver' alone is money, 'silver rings' are none. */
const MONEY = new RegExp(
  `${NUMBER} (?:(?:more|small|good|whole|bright|silver|gold) )?(?:${COINS})(?! \\p{Ll}*(?:ring|cup|brooch|chain|comb)s?\\b)`,
  'giu',
);
const POINTS = new RegExp(`${NUMBER} (?:hit ?points?|points? of (?:life|health)|hp)\\b`, 'giu');

const numbersIn = (text: string, pattern: RegExp): readonly number[] =>
  [...text.matchAll(pattern)].map(([, number = '']) => valueOf(number));

const coinsDecided = ({ hero, coinsDelta, offers }: TurnFacts): readonly number[] => [
  Math.abs(coinsDelta),
  hero.coins,
  hero.coins - coinsDelta,
  ...offers.flatMap(({ cost }) => (cost === undefined ? [] : [cost])),
];
const pointsDecided = ({ hero, hitPointsLost, hitPointsGained }: TurnFacts): readonly number[] => [
  hitPointsLost,
  hitPointsGained,
  hero.hitPoints,
  hero.maxHitPoints,
];

/** 'arrow' of 'Bundle of arrows', 'kni' of 'Bone knife': what knives and a knife have in common. */
const nounOf = (name: string): string =>
  name
    .split(' ')
    .at(-1)
    ?.toLowerCase()
    .replace(/e?s$/, '')
    .replace(/(?:fe?|v)$/, '') ?? '';
const thingFault = (text: string, name: string, counts: readonly number[]): string | null => {
  const noun = nounOf(name);
  if (noun.length < 3) return null;
  const pattern = new RegExp(`${NUMBER} (?:\\p{Ll}+ ){0,2}?${escaped(noun)}(?:fe?|ve)?(?:e?s)?(?![\\p{L}])`, 'giu');
  const wrong = numbersIn(text, pattern).find((n) => n > 1 && !counts.includes(n));
  return wrong === undefined ? null : `${wrong} of “${name}”`;
};
/** Numbers that may be told of a thing: how many are carried, gained or lost. */
const countsOf = (name: string, { hero, itemsGained, itemsLost }: TurnFacts): readonly number[] =>
  [hero.inventory, itemsGained, itemsLost].flatMap((items: readonly Item[]) =>
    items.filter((item) => nounOf(item.name) === nounOf(name)).map(({ quantity }) => quantity),
  );
const thingsFault = (text: string, facts: TurnFacts): string | null => {
  if (!/\byou/i.test(text)) return null;
  const names = [...facts.hero.inventory, ...facts.itemsGained, ...facts.itemsLost].map(({ name }) => name);
  return names.reduce<string | null>((fault, name) => fault ?? thingFault(text, name, countsOf(name, facts)), null);
};

const wrongOf = (text: string, pattern: RegExp, decided: readonly number[]): number | undefined =>
  numbersIn(text, pattern).find((n) => !decided.includes(n));
const saidBy = ({ deedWords }: ReleaseContext): readonly number[] => numbersIn(deedWords, new RegExp(NUMBER, 'giu'));

/** Coins, hit points and things in other numbers than the rules decided. What the player themselves named may be told. */
export const numbersRule: ReleaseRule = {
  name: 'numbers',
  fault: (sentence, context) => {
    const { facts } = context;
    const coins = wrongOf(sentence, MONEY, [...coinsDecided(facts), ...saidBy(context)]);
    if (coins !== undefined) return `${coins} coins, which nobody paid or has`;
    const points = wrongOf(sentence, POINTS, pointsDecided(facts));
    if (points !== undefined) return `${points} hit points`;
    return thingsFault(sentence, facts);
  },
};
