import { type Encounters } from '#game/model/encounter.js';
import { type Draw } from '#game/model/draw.js';
import { successChance } from '#game/rules/odds/success-chance.js';
import { isSureWay } from '#game/rules/world/travel.js';
import { attributesWith } from '#game/rules/odds/attributes-with.js';
import { isClimaxFrame, matterOf, serviceOf } from '#game/model/offer-ids.js';
import { usesOf } from '#game/content/catalogue.js';
import { type Item } from '#game/model/character.js';
import { isHungry } from '#game/model/calendar.js';
import { type Deed, type ResolvedCheck } from '#game/model/deed.js';
import { type Holdings } from '#game/model/session.js';
import { type Setback } from '#game/model/content/told.js';
import { type SessionData } from '../state/session.state.js';
import { companionWound, type Shield, shieldFor } from './companion-wounds.js';
import { effectsOf } from '../attempts/judge-attempt.js';
import { type AttemptEffects } from '../attempts/verb-rule.js';
import {
  type Circumstances,
  type Consequences,
  consequencesOf,
  consequencesOfAttempt,
  woundOf,
} from './consequences.js';
import {
  cheapest,
  withEffect,
  withoutCompanion,
  companyAfter,
  type CompanyAfter,
  withCompanion,
  onePiece,
  withItem,
  withoutOne,
} from './holdings.js';
import { hireling, offerOf, servedBy } from './services.js';
import { setbacksAt } from './setbacks.js';
import { situationOf } from './situation.js';

/** A judged deed: its rolls, its changes, and the holdings after it (without the place). */
export interface Outcome {
  readonly check: ResolvedCheck | null;
  readonly success: boolean;
  readonly hitPointsLost: number;
  readonly hitPointsGained: number;
  readonly coinsDelta: number;
  readonly lost: Item | null;
  readonly found: Item | null;
  readonly company: CompanyAfter;
  /** Id of the companion who took part of the wound. */
  readonly shieldedBy: string | null;
  readonly setback: Setback | null;
  readonly holdings: Holdings;
  /** The changes of an attempt in the player's own words; null for any other deed. */
  readonly effects: AttemptEffects | null;
}

/** Easy moves, and attempts that test nothing, succeed without a roll (design section 9, 'a move'). */
const isSure = ({ kind, difficulty, attempt, attribute }: Deed): boolean =>
  kind === 'move' ? isSureWay(difficulty) : attempt !== null && attribute === null;

/** The chance of a deed in percent, by the formula of specification section 5; null where nothing is rolled. */
export const chanceOf = ({ hero, holdings, saga }: Pick<SessionData, 'hero' | 'holdings' | 'saga'>, deed: Deed) =>
  isSure(deed)
    ? null
    : successChance(
        deed,
        saga === null ? hero.attributes : attributesWith(hero.attributes, holdings.inventory, usesOf(hero.faction)),
      );

const checkOf = (deed: Deed, session: SessionData, draw: Draw): ResolvedCheck | null => {
  const chance = chanceOf(session, deed);
  const { attribute, difficulty } = deed;
  return chance === null ? null : { attribute, difficulty, chance, roll: draw('check', 100) };
};

/** A deed with its success and its changes. */
interface JudgedDeed {
  readonly session: SessionData;
  readonly deed: Deed;
  readonly success: boolean;
  readonly change: Consequences;
  readonly effects: AttemptEffects | null;
}

/** A successful sale: at leisure, since what is dealt in at an encounter is its own affair. A purchase from a city is not one, and who sells news keeps the things. */
const isSale = ({ session, deed, success, effects }: JudgedDeed): boolean =>
  effects === null &&
  session.standing.frame === null &&
  deed.kind === 'trade' &&
  success &&
  serviceOf(deed.offerId) !== 'buy' &&
  matterOf(deed.offerId) === null;

/** A gift is given also on failure; a sale takes the cheapest thing. */
const partedWith = (judged: JudgedDeed): Item | null => {
  const { deed, session, effects } = judged;
  if (effects) return effects.lost;
  const { inventory } = session.holdings;
  const item =
    deed.kind === 'gift'
      ? inventory.find(({ name }) => name === deed.requiresItem)
      : isSale(judged)
        ? cheapest(inventory)
        : null;
  return item ? onePiece(item) : null;
};

/** The price plus the haggled coins; 0 where no thing is sold. */
const earnedBy = (sold: Item | null, haggled: number): number => (sold ? sold.value + haggled : 0);

const foundIn = (judged: JudgedDeed, encounters: Encounters, draw: Draw): Item | null => {
  const { session, deed, success, change, effects } = judged;
  if (effects?.gained) return effects.gained;
  const bought = success && serviceOf(deed.offerId) === 'buy' ? offerOf(session, deed)?.item : undefined;
  if (bought) return onePiece(bought);
  const item = change.finds ? encounters.find(situationOf(session), draw) : null;
  return item && onePiece(item);
};

const clamped = (points: number, most: number): number => Math.max(0, Math.min(most, points));

const holdingsAfter = (
  { session: { hero, holdings }, change }: JudgedDeed,
  { lost, found, coinsDelta, company }: Pick<Outcome, 'lost' | 'found' | 'coinsDelta' | 'company'>,
): Holdings => {
  const kept = lost ? withoutOne(holdings.inventory, lost.name) : holdings.inventory;
  return {
    ...holdings,
    coins: holdings.coins + coinsDelta,
    companions: company.companions,
    inventory: found ? withItem(kept, found) : kept,
    hitPoints: clamped(holdings.hitPoints + change.hitPointsGained - change.hitPointsLost, hero.maxHitPoints),
  };
};

const circumstancesOf = (session: SessionData, deed: Deed): Circumstances => {
  const { hero, holdings, saga, standing } = session;
  return {
    game: hero.difficulty,
    purse: holdings.coins,
    hungry: saga !== null && isHungry(saga.calendar),
    amongPeople: standing.frame !== null || standing.gamePhase === 'city',
    setbacks: saga === null ? [] : setbacksAt(session, deed),
  };
};

const companyOf = (
  { session, deed, success, change, effects }: JudgedDeed,
  shield: Shield | null,
  draw: Draw,
): CompanyAfter => {
  const { companions } = session.holdings;
  const wound = shield ?? (success ? null : companionWound(deed, companions.length, draw));
  const company = companyAfter(withEffect(companions, effects?.companion ?? null), change.loyalty, wound);
  if (effects?.companion?.leaves) return withoutCompanion(company, effects.companion.id);
  return withCompanion(company, success && serviceOf(deed.offerId) === 'hire' ? hireling(session, draw) : null);
};

/** A failed attempt wounds by its risk; `dice` are null where it succeeded. */
const ofAttempt = (session: SessionData, deed: Deed, effects: AttemptEffects, dice: Draw | null): Consequences => {
  const { game, purse } = circumstancesOf(session, deed);
  const change = consequencesOfAttempt(effects, purse, dice ? woundOf(deed, game, dice) : 0);
  return isClimaxFrame(session.standing.frame) ? { ...change, finds: false, coins: Math.min(0, change.coins) } : change;
};

const ofOffer = (session: SessionData, deed: Deed, success: boolean, draw: Draw): Consequences =>
  servedBy(deed, success, offerOf(session, deed), draw) ??
  consequencesOf(deed, success, circumstancesOf(session, deed), draw);

/** Judges a deed by its check and the rules of consequence; pure by session, deed and dice. */
export const outcomeOf = (session: SessionData, deed: Deed, encounters: Encounters, draw: Draw): Outcome => {
  const check = checkOf(deed, session, draw);
  const success = check === null || check.roll <= check.chance;
  const effects = effectsOf(session, deed, success, draw);
  const whole = effects
    ? ofAttempt(session, deed, effects, success ? null : draw)
    : ofOffer(session, deed, success, draw);
  const shield = shieldFor(session, deed, whole.hitPointsLost, draw);
  const change = { ...whole, hitPointsLost: whole.hitPointsLost - (shield?.points ?? 0) };
  const judged: JudgedDeed = { session, deed, success, change, effects };
  const lost = partedWith(judged);
  const coinsDelta = isSale(judged) ? earnedBy(lost, change.coins) : change.coins;
  const found = foundIn(judged, encounters, draw);
  const company = companyOf(judged, shield, draw);
  const holdings = holdingsAfter(judged, { lost, found, coinsDelta, company });
  return {
    check,
    success,
    lost,
    found,
    company,
    shieldedBy: shield?.companion.id ?? null,
    setback: change.setback,
    coinsDelta,
    effects,
    holdings,
    hitPointsLost: Math.max(0, session.holdings.hitPoints - holdings.hitPoints),
    hitPointsGained: Math.max(0, holdings.hitPoints - session.holdings.hitPoints),
  };
};
