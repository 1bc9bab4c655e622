import { BOUGHT, GAVE, HIRED, PRICE, SOLD, STAKED, WAGES, WON } from '#game/content/common/telling/dealings.js';
import {
  COINS_FOUND_GRAMMAR,
  COINS_GIVEN_GRAMMAR,
  COINS_LOST_GRAMMAR,
  JOINED_GRAMMAR,
  LEFT_GRAMMAR,
  THINGS_GAINED_GRAMMAR,
  THINGS_GIVEN_GRAMMAR,
  THINGS_LOST_GRAMMAR,
} from '#game/content/common/telling/gains.js';
import { useGrammar } from '#game/content/common/telling/uses-of-things.js';
import { JOINED, LEFT, THINGS_LOST } from '#game/content/common/voice/dealings.js';
import { type Grammar } from '#game/model/content/clauses.js';
import { serviceOf } from '#game/model/offer-ids.js';
import { usesOf } from '#game/content/catalogue.js';
import { type Companion, type Item } from '#game/model/character.js';
import { type Deed } from '#game/model/deed.js';
import { type Paragraph, piece, RANK, telling } from '../leaf.js';
import { aThing, joined, someCoins } from '../phrases.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { tellsCoins, tellsLoss } from './attempt.paragraph.js';
import { anyOf, type TellingContext } from './telling-context.js';

interface Told {
  readonly grammar: Grammar;
  /** What else may be said. */
  readonly lines: readonly string[];
}

/** Among people coins are given, elsewhere they are found. */
const GIVEN: readonly Deed['kind'][] = ['talk', 'gift', 'trade'];
const isGiven = ({ deed, city }: TurnFacts): boolean =>
  GIVEN.includes(deed?.kind ?? 'move') || (city !== null && deed?.kind === 'force');

/** A purchase in the player's own words. */
const isPurchase = ({ deed, coinsDelta }: TurnFacts): boolean => deed?.attempt?.verb === 'trade' && coinsDelta < 0;

/** What a town was paid, or paid, by agreement. */
const dealt = (facts: TurnFacts): Grammar | null => {
  const { deed, success, coinsDelta } = facts;
  const service = serviceOf(deed?.offerId ?? null);
  if (service === 'gamble') return coinsDelta > 0 ? WON : STAKED;
  if (isPurchase(facts)) return PRICE;
  if (service === null || !success) return null;
  return coinsDelta < 0 ? PRICE : service === 'work' ? WAGES : null;
};
const turnOfPurse = (facts: TurnFacts): Grammar =>
  dealt(facts) ??
  (facts.coinsDelta < 0 ? COINS_LOST_GRAMMAR : isGiven(facts) ? COINS_GIVEN_GRAMMAR : COINS_FOUND_GRAMMAR);
const purse = ({ facts, phrases }: TellingContext): Paragraph => {
  const { coinsDelta, faction, deed } = facts;
  if (coinsDelta === 0 || (deed && tellsCoins(deed, coinsDelta))) return [];
  const slots = { coins: someCoins(Math.abs(coinsDelta), faction) };
  return piece(RANK.change, phrases.fresh('coins', [turnOfPurse(facts)], slots));
};

const lostAs = ({ deed, success }: TurnFacts): Told =>
  deed?.kind === 'trade' && success
    ? { grammar: SOLD, lines: [] }
    : deed?.kind === 'gift'
      ? { grammar: GAVE, lines: [] }
      : { grammar: THINGS_LOST_GRAMMAR, lines: THINGS_LOST };
const gainedAs = (facts: TurnFacts): Told =>
  serviceOf(facts.deed?.offerId ?? null) === 'buy' || isPurchase(facts)
    ? { grammar: BOUGHT, lines: [] }
    : { grammar: isGiven(facts) ? THINGS_GIVEN_GRAMMAR : THINGS_GAINED_GRAMMAR, lines: [] };

/** What a thing that has just been found or given is good for. */
const goodFor = ({ facts, phrases }: TellingContext, { name }: Item): Paragraph => {
  const use = usesOf(facts.faction)[name];
  return use === undefined ? [] : piece(RANK.way, phrases.fresh('use', [useGrammar(use)]));
};
const things = (context: TellingContext): Paragraph => {
  const { facts, phrases } = context;
  const { itemsLost, itemsGained } = facts;
  const told = (purpose: string, items: typeof itemsLost, { grammar, lines }: Told): Paragraph =>
    items.length === 0
      ? []
      : piece(
          RANK.change,
          phrases.fresh(purpose, anyOf(purpose, facts, [grammar, lines]), { things: joined(items.map(aThing)) }),
        );
  return [
    ...(facts.deed && tellsLoss(facts.deed) ? [] : told('lost', itemsLost, lostAs(facts))),
    ...told('gained', itemsGained, gainedAs(facts)),
    ...(itemsGained.length === 1 ? itemsGained.flatMap((item) => goodFor(context, item)) : []),
  ];
};

const names = (companions: readonly Companion[]): string => joined(companions.map(({ name }) => name));
const company = ({ facts, phrases }: TellingContext): Paragraph => {
  const { companionsJoined, companionsLeft, deed } = facts;
  const joining = serviceOf(deed?.offerId ?? null) === 'hire' ? [HIRED] : [JOINED_GRAMMAR, JOINED];
  return [
    ...(companionsLeft.length > 0 && deed?.attempt?.verb !== 'dismiss'
      ? piece(RANK.change, phrases.fresh('left', [LEFT, LEFT_GRAMMAR], { who: names(companionsLeft) }))
      : []),
    ...(companionsJoined.length > 0
      ? piece(RANK.change, phrases.fresh('joined', joining, { who: names(companionsJoined) }))
      : []),
  ];
};

/** What changed hands: things, coins, company. */
export const dealingParagraph = (context: TellingContext): Paragraph => [
  ...telling('things', things(context)),
  ...telling('coins', purse(context)),
  ...telling('company', company(context)),
];
