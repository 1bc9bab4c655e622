import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { claimIn } from './claims.js';
import { type ReleaseRule } from './release-rule.js';

const WORDS = (most: number): string => `(?:[\\p{L}’-]+ ){0,${most}}?`;
/** Past, as the stories are told; 'were given' and the like are among them. */
const TOOK =
  '(?:found|took|got|gained|earned|won|received|pocketed|picked up|carried off|dug up|collected|were (?:given|handed|paid|granted))';
const GIVEN =
  '(?:(?:gave|handed|granted|brought|paid|left|presented|threw|tossed) you|(?:was|were) (?:yours|put in(?:to)? your (?:hands?|palm|purse)|given (?:to )?you))';

const MONEY = '(?:coins?|gold|silver|treasure|hoard|riches|fortune|money|ducats?|florins?|doubloons?|dirhams?)';
const PAID: readonly RegExp[] = [
  new RegExp(`\\byou ${TOOK} ${WORDS(5)}${MONEY}\\b`),
  new RegExp(`\\b${GIVEN} ${WORDS(5)}${MONEY}\\b`),
  new RegExp(`\\b${MONEY} (?:\\p{L}+ ){0,4}?(?:was|were) (?:yours|put in(?:to)? your|given (?:to )?you)\\b`),
  /\byour purse (?:was|grew|felt|hung) (?:\p{L}+ ){0,2}?(?:heavier|fuller|full|fat)\b/u,
];

/** More than any deed pays. */
const LAVISH_FROM = 100;
const MANY = '(?:hundreds?|thousands?|millions?)';
const MUCH = `(?:${MANY} (?:\\p{L}+ ){0,3}?${MONEY}|chests?|hoard|treasure|riches|fortune)`;
const LAVISH: readonly RegExp[] = [
  new RegExp(`\\byou ${TOOK} ${WORDS(5)}${MUCH}\\b`),
  new RegExp(`\\b${GIVEN} ${WORDS(5)}${MUCH}\\b`),
  new RegExp(`\\b${MANY} (?:\\p{L}+ ){0,4}?(?:was|were) (?:yours|put in(?:to)? your|given (?:to )?you)\\b`),
];

/** Things that a hero may carry or be followed by; anybody may be given a look or a place by the fire. */
const THING =
  '(?:sword|axe|knife|dagger|blade|spear|bow|lance|shield|helmet|armour|mail|crown|ring|amulet|jewels?|gems?|necklace|sceptre|staff|wand|potion|scroll|map|key|cloak|horse|mare|steed|dragon|ship|boat|chest)';
const GOT: readonly RegExp[] = [
  new RegExp(`\\b${GIVEN} (?:an?|the|his|her|their) ${WORDS(3)}${THING}\\b`),
  new RegExp(
    `\\byou (?:found|gained|won|received|were given|were handed) (?:an?|the|his|her|their) ${WORDS(3)}${THING}\\b`,
  ),
  new RegExp(
    `\\byou (?:picked up|took|put on) (?:an?|the) ${WORDS(2)}(?:golden|magic|enchanted|royal|jewelled) ${WORDS(1)}${THING}\\b`,
  ),
];

const RANK =
  '(?:king|queen|emperor|empress|lord|lady|jarl|khan|chieftain|admiral|duke|duchess|prince|princess|shogun|sultan|saint|god|goddess|champion|ruler|master)';
const RAISED: readonly RegExp[] = [
  new RegExp(`\\b(?:called|named|hailed|crowned|made|proclaimed|declared) you (?:as )?${WORDS(3)}${RANK}\\b`),
  new RegExp(`\\byou (?:were|became|had become) (?:the |an? |their )?${WORDS(1)}${RANK}\\b`),
];
const KEPT: readonly RegExp[] = [
  /\byour oath (?:was|had been|is) (?:fulfilled|kept|done|won|ended|complete)\b/,
  /\b(?:the|your) (?:saga|tale|story|game) (?:was|had been|is) (?:over|won|ended|complete|at an end)\b/,
];

/** A trade moves coins and things both ways. */
const gainClaims = ({ coinsDelta, itemsGained, companionsJoined, deed }: TurnFacts): readonly RegExp[] => {
  if (deed?.kind === 'trade' || itemsGained.length > 0) return [];
  return [...(coinsDelta <= 0 ? PAID : []), ...(companionsJoined.length === 0 ? GOT : [])];
};

const claimsOf = (facts: TurnFacts): readonly RegExp[] => {
  const { coinsDelta, ending } = facts;
  return [
    ...(coinsDelta < LAVISH_FROM ? LAVISH : []),
    ...gainClaims(facts),
    ...(ending === 'triumph' ? [] : [...RAISED, ...KEPT]),
  ];
};

/** Coins, things, ranks and an end that the rules did not give. The opening tells of things that are owned already. */
export const gainsRule: ReleaseRule = {
  name: 'gains',
  fault: (sentence, { facts }) => {
    const claim = claimIn(sentence, facts.deed === null ? PAID : claimsOf(facts));
    return claim === null ? null : `“${claim}” where it was not gained`;
  },
};
