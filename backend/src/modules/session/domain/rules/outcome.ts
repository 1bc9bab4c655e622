import { type Encounters } from '#game/model/encounter.js';
import { type Draw } from '#game/model/draw.js';
import { successChance } from '#game/rules/odds/success-chance.js';
import { attributesWith } from '#game/rules/odds/attributes-with.js';
import { serviceOf } from '#game/model/offer-ids.js';
import { usesOf } from '#game/content/catalogue.js';
import { type Companion, type Item } from '#game/model/character.js';
import { isHungry } from '#game/model/calendar.js';
import { type Deed, type ResolvedCheck } from '#game/model/deed.js';
import { type Holdings } from '#game/model/session.js';
import { type SessionData } from '../state/session.state.js';
import { type Circumstances, type Consequences, consequencesOf } from './consequences.js';
import { cheapest, companyAfter, type CompanyAfter, joinedBy, onePiece, withItem, withoutOne } from './holdings.js';
import { hireling, offerOf, servedBy } from './services.js';
import { situationOf } from './situation.js';

/** A deed judged: what was rolled, what it changed, what is held after it (the place apart). */
export interface Outcome {
  readonly check: ResolvedCheck | null;
  readonly success: boolean;
  readonly hitPointsLost: number;
  readonly hitPointsGained: number;
  readonly coinsDelta: number;
  readonly lost: Item | null;
  readonly found: Item | null;
  readonly company: CompanyAfter;
  /** Id of the companion who took a part of the wound. */
  readonly shieldedBy: string | null;
  readonly holdings: Holdings;
}

/** Easy moves succeed without a roll (design section 9, 'a move'). */
const checkOf = (deed: Deed, { hero, holdings, saga }: SessionData, draw: Draw): ResolvedCheck | null => {
  if (deed.kind === 'move' && deed.difficulty === 'easy') return null;
  const { attribute, difficulty } = deed;
  return {
    attribute,
    difficulty,
    chance: successChance(
      deed,
      saga === null ? hero.attributes : attributesWith(hero.attributes, holdings.inventory, usesOf(hero.faction)),
    ),
    roll: draw('check', 100),
  };
};

/** A bargain that went well: what a city sells is not sold to it. */
const isSale = (deed: Deed, success: boolean): boolean =>
  deed.kind === 'trade' && success && serviceOf(deed.offerId) !== 'buy';

/** A gift is given whether or not it pleases; a bargain sells the cheapest thing carried. */
const partedWith = (deed: Deed, success: boolean, inventory: readonly Item[]): Item | null => {
  if (deed.kind === 'gift') return inventory.find(({ name }) => name === deed.requiresItem) ?? null;
  return isSale(deed, success) ? cheapest(inventory) : null;
};

/** The price and what was haggled on top of it; nothing for nothing. */
const earnedBy = (sold: Item | null, haggled: number): number => (sold ? sold.value + haggled : 0);

/** Of a hundred wounds, how many fall in part on somebody loyal who stood near; and the least loyalty of such a one. */
const SHIELDED = 35;
const LOYAL = 50;
interface Shield {
  readonly companion: Companion;
  readonly index: number;
  readonly points: number;
}
const shieldFor = (
  { saga, holdings: { companions } }: SessionData,
  deed: Deed,
  wound: number,
  draw: Draw,
): Shield | null => {
  const index = companions.findIndex(({ loyalty, type }) => loyalty >= LOYAL && type !== 'mount' && type !== 'bird');
  const companion = companions[index];
  if (saga === null || !companion || wound < 2 || deed.kind === 'move' || draw('shield', 100) > SHIELDED) return null;
  return { companion, index, points: Math.floor(wound / 2) };
};

const woundedOne = (deed: Deed, success: boolean, companions: number, draw: Draw) =>
  success || deed.risk !== 'grave' || companions === 0
    ? null
    : { index: draw('companion', companions) - 1, points: draw('companion-wound', 6) };

const foundIn = (
  session: SessionData,
  deed: Deed,
  success: boolean,
  consequences: Consequences,
  encounters: Encounters,
  draw: Draw,
): Item | null => {
  const bought = success && serviceOf(deed.offerId) === 'buy' ? offerOf(session, deed)?.item : undefined;
  if (bought) return onePiece(bought);
  const item = consequences.finds ? encounters.find(situationOf(session), draw) : null;
  return item && onePiece(item);
};

const holdingsAfter = (
  { hero, holdings }: SessionData,
  change: Consequences,
  lost: Item | null,
  found: Item | null,
  coinsDelta: number,
  company: CompanyAfter,
): Holdings => {
  const kept = lost ? withoutOne(holdings.inventory, lost.name) : holdings.inventory;
  return {
    ...holdings,
    coins: holdings.coins + coinsDelta,
    companions: company.companions,
    inventory: found ? withItem(kept, found) : kept,
    hitPoints: Math.max(
      0,
      Math.min(hero.maxHitPoints, holdings.hitPoints + change.hitPointsGained - change.hitPointsLost),
    ),
  };
};

const circumstancesOf = ({ hero, holdings, saga }: SessionData): Circumstances => ({
  game: hero.difficulty,
  purse: holdings.coins,
  hungry: saga !== null && isHungry(saga.calendar),
});

/** Judges a deed by its check and the rules of consequence; pure by session, deed and dice. */
export const outcomeOf = (session: SessionData, deed: Deed, encounters: Encounters, draw: Draw): Outcome => {
  const { holdings } = session;
  const check = checkOf(deed, session, draw);
  const success = check === null || check.roll <= check.chance;
  const judged =
    servedBy(deed, success, offerOf(session, deed), draw) ??
    consequencesOf(deed, success, circumstancesOf(session), draw);
  const shield = shieldFor(session, deed, judged.hitPointsLost, draw);
  const change = shield ? { ...judged, hitPointsLost: judged.hitPointsLost - shield.points } : judged;
  const parted = partedWith(deed, success, holdings.inventory);
  const lost = parted && onePiece(parted);
  const coinsDelta = isSale(deed, success) ? earnedBy(lost, change.coins) : change.coins;
  const found = foundIn(session, deed, success, change, encounters, draw);
  const rested = companyAfter(
    holdings.companions,
    change.loyalty,
    shield ?? woundedOne(deed, success, holdings.companions.length, draw),
  );
  const company = joinedBy(rested, success && serviceOf(deed.offerId) === 'hire' ? hireling(session, draw) : null);
  const after = holdingsAfter(session, change, lost, found, coinsDelta, company);
  return {
    check,
    success,
    lost,
    found,
    company,
    shieldedBy: shield?.companion.id ?? null,
    coinsDelta,
    holdings: after,
    hitPointsLost: Math.max(0, holdings.hitPoints - after.hitPoints),
    hitPointsGained: Math.max(0, after.hitPoints - holdings.hitPoints),
  };
};
