import { type Catalogue } from '../../model/content/catalogue.js';
import { type MatterKind, type MatterPlace } from '../../model/content/matters.js';
import { type Situation } from '../../model/encounter.js';
import { isPerson } from '../../model/character.js';
import { spineOfferId } from '../../model/offer-ids.js';
import { type Offer } from '../../model/offer.js';
import { offersFor } from './encounter-offers.js';
import { allInTurn, nextInTurn } from './next-in-turn.js';
import { isRested, longestRested, RESTING_TURNS } from './resting.js';
import { type SpineSituation } from './spine-situation.js';
import { isFreshNow } from './told-here.js';

/** Others believe in a threat once it has this many segments. */
const BELIEVED = 2;

/** A way of a matter is won, or lost, this often in one saga: more would only repeat. */
const MOST_TIMES = 2;

/** The companions who are people. The one whose turn it is comes first. */
const matesIn = ({ companions, turn }: Situation): readonly string[] =>
  allInTurn(companions.filter(isPerson), turn).map(({ id }) => id);
/** A matter that is about nothing in particular. */
const OPEN: readonly string[] = [''];

/**
 * Whom or what a matter may be about now. The first is offered, the others can be named. Empty: it is not at hand.
 * Nobody is called on at the moment of parting.
 */
const ABOUT: Readonly<Record<MatterKind, (situation: SpineSituation) => readonly string[]>> = {
  seek: ({ saga }) => (saga.canLearn ? OPEN : []),
  warn: ({ saga }) => (!saga.isWarned && saga.segments >= BELIEVED ? OPEN : []),
  call: ({ saga, turn }) => saga.near.filter(({ seen }) => seen < turn).map(({ id }) => id),
  sell: ({ saga }) => saga.openClues,
  tell: ({ saga }) => (saga.segments >= BELIEVED ? saga.openClues : []),
  word: ({ saga }) => saga.runningOut,
  'ask-mate': matesIn,
  'send-mate': (situation) => (situation.saga.canLearn ? matesIn(situation) : []),
};
const KINDS = Object.keys(ABOUT) as readonly MatterKind[];

/** A player before shut gates is outside the town. */
const placeOf = ({ city, terrain, saga }: SpineSituation): MatterPlace =>
  terrain === 'ocean' ? 'sea' : city !== null && saga.services.length > 0 ? 'city' : 'land';

/** The ways of going about a matter here. */
const offersOf = (
  catalogue: Catalogue,
  situation: SpineSituation,
  kind: MatterKind,
  about = ABOUT[kind](situation)[0],
): readonly Offer[] => {
  const { faction } = situation;
  const place = placeOf(situation);
  const isFresh = isFreshNow(catalogue, situation, (lines) => Math.min(lines, MOST_TIMES));
  const here = (catalogue.factions[faction].matters?.[kind] ?? []).flatMap((matter, n) =>
    matter.at.includes(place)
      ? [{ ...matter.offer, id: spineOfferId({ of: 'matter', faction, key: kind, n, about: about ?? '' }) }]
      : [],
  );
  const unspent = here.filter((offer) => !situation.spentOffers.includes(offer.id) && isFresh(offer));
  return about === undefined ? [] : unspent.map(offersFor(catalogue, situation));
};

/** What a menu may hold of the matters at hand. */
export interface MattersAtHand {
  /** One of each kind, in turn, then a second one. None was in a menu lately, and some are kept for the next menus. */
  readonly rested: readonly Offer[];
  /** The others, the longest rested first. */
  readonly resting: readonly Offer[];
}

/** Deeds that are about this saga, at most `most` at a time. */
export const mattersFor = (catalogue: Catalogue, situation: SpineSituation, most: number): MattersAtHand => {
  const byKind = KINDS.map((kind) => offersOf(catalogue, situation, kind));
  const rested = byKind.map((offers) => offers.filter(isRested(situation)));
  const firsts = rested.flatMap((offers) => offers.slice(0, 1));
  const seconds = rested.flatMap((offers) => offers.slice(1, 2));
  const room = Math.min(most, Math.max(1, Math.ceil(byKind.flat().length / (RESTING_TURNS + 1))));
  const chosen = nextInTurn(firsts, room, situation.turn);
  const shown = [...chosen, ...seconds.slice(0, room - chosen.length)];
  const others = byKind.flat().filter((offer) => !shown.includes(offer));
  return { rested: shown, resting: longestRested(others, situation) };
};

/** A matter that somebody names in their own words, whether or not it is on the menu; null where it is not at hand. */
export const matterNamed = (
  catalogue: Catalogue,
  situation: SpineSituation,
  kind: MatterKind,
  about: string,
): Offer | null => {
  if (!ABOUT[kind](situation).includes(about)) return null;
  return offersOf(catalogue, situation, kind, about)[0] ?? null;
};
