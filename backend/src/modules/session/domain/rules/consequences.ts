import { type Draw } from '#game/model/draw.js';
import { type Difficulty } from '#game/model/character.js';
import { type Setback } from '#game/model/content/told.js';
import { type Deed } from '#game/model/deed.js';
import { isOfEncounter, spineOfferOf } from '#game/model/offer-ids.js';
import { offerContentOf } from '#game/content/catalogue.js';
import { boxesWonBy } from '#game/rules/encounters/prizes.js';
import { type AttemptEffects } from '../attempts/verb-rule.js';
import { type OfferKind, type Risk } from '#game/model/offer.js';

/**
 * The changes of a deed except on the map: points, gold, loyalty (percentage points), and whether the player finds a
 * thing.
 */
export interface Consequences {
  readonly hitPointsLost: number;
  readonly hitPointsGained: number;
  readonly coins: number;
  readonly loyalty: number;
  readonly finds: boolean;
  /** What it changed in place of body and purse. */
  readonly setback: Setback | null;
}

const NOTHING: Consequences = {
  hitPointsLost: 0,
  hitPointsGained: 0,
  coins: 0,
  loyalty: 0,
  finds: false,
  setback: null,
};

/** Wounds by risk: a fixed number plus a die. */
const WOUND: Readonly<Record<Risk, { readonly fixed: number; readonly die: number } | null>> = {
  none: null,
  slight: { fixed: 0, die: 1 },
  serious: { fixed: 0, die: 2 },
  grave: { fixed: 1, die: 4 },
};
const HARSHNESS: Readonly<Record<Difficulty, number>> = { forgiving: 0, normal: 0, hardcore: 1 };

/**
 * On success, by kind. Chances are percent; coins are gold, drawn from 1 to the die. Only a sale pays: services of a
 * town have rules of their own.
 */
const REWARD: Readonly<
  Record<
    OfferKind | 'move',
    { readonly find: number; readonly coins: number; readonly heal: number; readonly loyalty: number }
  >
> = {
  force: { find: 11, coins: 0, heal: 0, loyalty: 1 },
  craft: { find: 11, coins: 0, heal: 0, loyalty: 0 },
  talk: { find: 4, coins: 0, heal: 0, loyalty: 3 },
  flight: { find: 0, coins: 0, heal: 0, loyalty: 0 },
  gift: { find: 6, coins: 0, heal: 0, loyalty: 8 },
  patience: { find: 4, coins: 0, heal: 4, loyalty: 2 },
  explore: { find: 12, coins: 0, heal: 0, loyalty: 0 },
  rest: { find: 0, coins: 0, heal: 12, loyalty: 2 },
  trade: { find: 0, coins: 10, heal: 0, loyalty: 0 },
  move: { find: 0, coins: 0, heal: 0, loyalty: 0 },
};

const upTo = (draw: Draw, purpose: string, die: number): number => (die === 0 ? 0 : draw(purpose, die));

/** A hungry player does not heal by resting. */
const healingOf = (kind: Deed['kind'], hungry: boolean): number =>
  kind === 'patience' && hungry ? 0 : REWARD[kind].heal;

/** Deeds that are their own reward: the last test, the hunter on the road, and the scenes of the middle. */
const isClimax = ({ offerId }: Deed): boolean =>
  ['test', 'hunter', 'scene', 'reckoning'].includes(spineOfferOf(offerId)?.of ?? '');

/** A way through an encounter that is easy as it is written wins nothing but the way on. */
const isEasyWay = ({ offerId }: Deed): boolean =>
  offerId !== null && isOfEncounter(offerId) && boxesWonBy(offerContentOf(offerId)) === 0;

const rewardOf = (deed: Deed, hungry: boolean, draw: Draw): Consequences => {
  const { kind, difficulty } = deed;
  const { find, coins, loyalty } = isClimax(deed) ? { ...REWARD[kind], find: 0, coins: 0 } : REWARD[kind];
  const isBarren = find === 0 || isEasyWay(deed);
  const hardWon = difficulty === 'hard' ? 5 : 0;
  return {
    hitPointsLost: 0,
    hitPointsGained: upTo(draw, 'heal', healingOf(kind, hungry)),
    coins: upTo(draw, 'coins', coins),
    loyalty,
    finds: !isBarren && draw('find', 100) <= find + hardWon,
    setback: null,
  };
};

/** A move wounds little: encounters wound more. */
const ROAD = { hard: { fixed: 1, die: 2 }, other: { fixed: 0, die: 1 } } as const;

/** The hit points that a failed deed costs. */
export const woundOf = ({ kind, risk, difficulty }: Deed, game: Difficulty, draw: Draw): number => {
  if (kind === 'move') {
    const road = difficulty === 'hard' ? ROAD.hard : ROAD.other;
    return road.fixed + draw('wound', road.die);
  }
  const wound = WOUND[risk];
  return wound ? wound.fixed + draw('wound', wound.die) + HARSHNESS[game] + (difficulty === 'hard' ? 1 : 0) : 0;
};

/** One of so many failures among people costs money. */
const ONE_PAYS = 4;

/** What a failure changes that took nothing: one of what the scene allows, or nothing more, by the dice. */
const setbackIn = ({ setbacks }: Circumstances, draw: Draw): Setback | null =>
  setbacks.length === 0 ? null : (setbacks[draw('setback', setbacks.length + 1) - 1] ?? null);

/**
 * A failure costs what the scene could take: hit points where there is risk, gold at times where there is somebody to
 * take it; else it changes the situation.
 */
const priceOf = (deed: Deed, circumstances: Circumstances, draw: Draw): Consequences => {
  const { game, purse, amongPeople } = circumstances;
  const hitPointsLost = woundOf(deed, game, draw);
  if (hitPointsLost > 0) return { ...NOTHING, hitPointsLost, loyalty: deed.risk === 'slight' ? 0 : -4 };
  const pays = amongPeople && purse > 0 && !isClimax(deed) && draw('pays', ONE_PAYS) === 1;
  if (pays) return { ...NOTHING, coins: -Math.min(purse, draw('loss', 4)), loyalty: -2 };
  return { ...NOTHING, loyalty: -3, setback: setbackIn(circumstances, draw) };
};

export interface Circumstances {
  readonly game: Difficulty;
  /** The player's coins. */
  readonly purse: number;
  readonly hungry: boolean;
  /** In an encounter or a town. */
  readonly amongPeople: boolean;
  /** What else a failure may change here; none in a session without a spine. */
  readonly setbacks: readonly Setback[];
}

/** Consequences by kind, risk, difficulty and the game's difficulty, never by prose (design section 7). */
export const consequencesOf = (deed: Deed, success: boolean, circumstances: Circumstances, draw: Draw): Consequences =>
  success ? rewardOf(deed, circumstances.hungry, draw) : priceOf(deed, circumstances, draw);

/** What an attempt changes by its own rules; no more coins are gone than there are. */
export const consequencesOfAttempt = (
  { hitPointsGained, coins, loyalty, finds }: AttemptEffects,
  purse: number,
  hitPointsLost: number,
): Consequences => ({
  hitPointsLost,
  hitPointsGained,
  coins: Math.max(-purse, coins),
  loyalty,
  finds,
  setback: null,
});
