import { type Catalogue } from '../../model/content/catalogue.js';
import { type MatterKind, type MatterPlace } from '../../model/content/matters.js';
import { type Situation } from '../../model/encounter.js';
import { isPerson } from '../../model/character.js';
import { spineOfferId } from '../../model/offer-ids.js';
import { type Offer } from '../../model/offer.js';
import { offersFor } from './encounter-offers.js';
import { hasLinesLeft } from './fresh-offers.js';
import { nextInTurn } from './next-in-turn.js';
import { type SpineSituation } from './spine-situation.js';

/** Segments of a threat from which on others believe in it. */
const BELIEVED = 2;

/** So often a way of a matter is won, or lost, in one saga: more would be the same again. */
const MOST_TIMES = 2;

const first = (ids: readonly string[]): string | null => ids[0] ?? null;
/** Whose turn it is among the companions who are people. */
const mateIn = ({ companions, turn }: Situation): string | null =>
  first(nextInTurn(companions.filter(isPerson), 1, turn).map(({ id }) => id));

/** Whom or what a matter is about now; null where it is not at hand. */
const ABOUT: Readonly<Record<MatterKind, (situation: SpineSituation) => string | null>> = {
  seek: ({ saga }) => (saga.canLearn ? '' : null),
  warn: ({ saga }) => (!saga.isWarned && saga.segments >= BELIEVED ? '' : null),
  call: ({ saga }) => first(saga.near),
  sell: ({ saga }) => first(saga.openLeads),
  tell: ({ saga }) => (saga.segments >= BELIEVED ? first(saga.openLeads) : null),
  word: ({ saga }) => first(saga.runningOut),
  'ask-mate': mateIn,
  'send-mate': (situation) => (situation.saga.canLearn ? mateIn(situation) : null),
};
const KINDS = Object.keys(ABOUT) as readonly MatterKind[];

/** Before shut gates one is in the open. */
const placeOf = ({ city, terrain, saga }: SpineSituation): MatterPlace =>
  terrain === 'ocean' ? 'sea' : city !== null && saga.services.length > 0 ? 'city' : 'land';

/** The ways of going about a matter here, the one whose turn it is first. */
const offersOf = (catalogue: Catalogue, situation: SpineSituation, kind: MatterKind): readonly Offer[] => {
  const { faction, turn } = situation;
  const about = ABOUT[kind](situation);
  const place = placeOf(situation);
  const isFresh = hasLinesLeft(situation.usedOutcomes, MOST_TIMES);
  const here = (catalogue.factions[faction].matters?.[kind] ?? []).flatMap((matter, n) =>
    matter.at.includes(place)
      ? [{ ...matter.offer, id: spineOfferId({ of: 'matter', faction, key: kind, n, about: about ?? '' }) }]
      : [],
  );
  const unspent = here.filter((offer) => !situation.spentOffers.includes(offer.id) && isFresh(offer));
  return about === null ? [] : nextInTurn(unspent, unspent.length, turn).map(offersFor(catalogue, situation));
};

/** Deeds that are about this saga, so many at a time, in turn: another way of one of them where there are too few. */
export const mattersFor = (catalogue: Catalogue, situation: SpineSituation, most: number): readonly Offer[] => {
  const byKind = KINDS.map((kind) => offersOf(catalogue, situation, kind));
  const firsts = byKind.flatMap((offers) => offers.slice(0, 1));
  const seconds = byKind.flatMap((offers) => offers.slice(1, 2));
  const chosen = nextInTurn(firsts, most, situation.turn);
  return [...chosen, ...seconds.slice(0, most - chosen.length)];
};
