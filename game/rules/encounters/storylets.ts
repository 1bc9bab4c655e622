import { isPerson } from '../../model/character.js';
import { type Catalogue } from '../../model/content/catalogue.js';
import { type Frame } from '../../model/content/frame.js';
import { type Draw } from '../../model/draw.js';
import { type Encounter, type Situation } from '../../model/encounter.js';
import { type Offer } from '../../model/offer.js';
import { type IdentifiedOffer, offersFor } from './encounter-offers.js';
import { nextInTurn } from './next-in-turn.js';
import { pickWeighted } from './pick-weighted.js';
import { isPossible, isTellable } from '../facts/tellable.js';
import { hasSpine, type SpineSituation } from './spine-situation.js';
import { toldHere } from './told-here.js';
import { holds } from './when-holds.js';

/** A people's own storylets are drawn this many times as often as common ones. */
const OWN_WEIGHT = 6;
const MOST_OFFERS = 4;
const FEWEST_OFFERS = 3;
/** Least number of offers that need no item. */
const FREE_OFFERS = 2;

/** No storylet is met twice, or at an hour, weather or season that its conditions or all of its openings exclude. */
const candidates = (content: Catalogue, situation: Situation): readonly Frame[] => {
  const { faction, terrain, recentFrames } = situation;
  const told = toldHere(content, situation);
  return content.factions[faction].framesOn[terrain].filter(
    ({ key, when, openings }) => !recentFrames.includes(key) && holds(when, situation) && isTellable(openings, told),
  );
};

/** The storylet that is met here, drawn by weight; undefined where none is left. */
export const storyletFor = (content: Catalogue, situation: Situation, draw: Draw): Frame | undefined => {
  const { ownFrames } = content.factions[situation.faction];
  const weightOf = (frame: Frame): number => frame.weight * (ownFrames.has(frame) ? OWN_WEIGHT : 1);
  return pickWeighted(candidates(content, situation), weightOf, draw, 'encounter');
};

const isFlight = ({ kind }: IdentifiedOffer): boolean => kind === 'flight';

/** Last resorts that make up the number of offers; a way to leave comes first where the storylet has none. */
const lastResorts = (
  content: Catalogue,
  own: readonly IdentifiedOffer[],
  { spentOffers, turn }: Situation,
): readonly IdentifiedOffer[] => {
  const free = own.filter(({ requiresItem }) => requiresItem === null).length;
  const missing = Math.max(FEWEST_OFFERS - own.length, FREE_OFFERS - free);
  const unspent = content.lastResorts.filter(({ id }) => !spentOffers.includes(id));
  const resorts = unspent.length >= missing ? unspent : content.lastResorts;
  const leave = resorts.filter(isFlight).slice(0, own.some(isFlight) ? 0 : missing);
  const others = resorts.filter((resort) => !leave.includes(resort));
  return [...leave, ...nextInTurn(others, missing - leave.length, turn)];
};

/** Whether a person goes along, or a friend is in the storylet: only people's help keeps a safe way easy. */
const isHelped = ({ companions, them, saga }: SpineSituation): boolean =>
  companions.some(isPerson) || (them !== null && them === saga.friend);

/** A way written as easy and safe is harder for a player whom nobody helps; a carried thing can ease it again. */
const unhelped =
  (situation: Situation) =>
  (offer: IdentifiedOffer): IdentifiedOffer => {
    const { attribute, difficulty, risk } = offer;
    const isSafe = attribute !== null && difficulty === 'easy' && risk === 'none';
    return isSafe && hasSpine(situation) && !isHelped(situation) ? { ...offer, difficulty: 'medium' } : offer;
  };

/** What can be tried at a storylet now: its own offers without the spent ones, made up from the last resorts. */
const offersAt = (content: Catalogue, frame: Frame, situation: Situation): readonly Offer[] => {
  const told = toldHere(content, situation);
  const own = frame.offers.filter((offer) => !situation.spentOffers.includes(offer.id) && isPossible(offer, told));
  return [...own, ...lastResorts(content, own, situation)]
    .slice(0, MOST_OFFERS)
    .map(unhelped(situation))
    .map(offersFor(content, situation));
};

/** A storylet as the player's encounter; `them` is the id of its person. */
export const opened = (
  content: Catalogue,
  frame: Frame,
  situation: Situation,
  them: string | null = situation.them,
): Encounter => ({
  frame: frame.key,
  gamePhase: 'encounter',
  offers: offersAt(content, frame, { ...situation, them }),
  ...(them === null ? {} : { them }),
});
