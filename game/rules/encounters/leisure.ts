import { type Catalogue } from '../../model/content/catalogue.js';
import { type Pursuit } from '../../model/content/frame.js';
import { type Draw } from '../../model/draw.js';
import { type Encounter, type Situation } from '../../model/encounter.js';
import { type Offer, type OfferKind } from '../../model/offer.js';
import { serviceInTurn, standingServices } from './city-services.js';
import { offersFor } from './encounter-offers.js';
import { mattersFor } from './matters.js';
import { nextInTurn } from './next-in-turn.js';
import { pursuitsHere } from './pursuits-here.js';
import { anyRest, pursuitInTurn, restFor } from './pursuits-in-turn.js';
import { oathOffers } from './spine-offers.js';
import { hasSpine, type SpineSituation } from './spine-situation.js';
import { isFreshNow } from './told-here.js';

/** These do not count the ways on and the player's own words. */
const FEWEST_OFFERS = 2;
const MOST_OFFERS = 6;
const MOST_MATTERS = 2;
/** Offers of a session without an oath, which has pursuits alone. */
const PURSUITS_ALONE = 4;

/** Rest for the hurt, a search, a sale for those who carry something, then the other pursuits of the place in turn. */
const pursuitsAlone = (content: Catalogue, situation: Situation): readonly Pursuit[] => {
  const { hitPoints, maxHitPoints, inventory, turn } = situation;
  const all = pursuitsHere(content, situation);
  const fresh = all.filter(isFreshNow(content, situation));
  const here = fresh.length < PURSUITS_ALONE ? all : fresh;
  const oneOf = (kind: OfferKind): readonly Pursuit[] =>
    nextInTurn(
      here.filter((pursuit) => pursuit.kind === kind),
      1,
      turn,
    );
  const rest = hitPoints < maxHitPoints ? oneOf('rest') : [];
  const chosen = [...oneOf('explore'), ...(inventory.length > 0 ? oneOf('trade') : [])];
  const others = here.filter((p) => p.kind !== 'rest' && p.kind !== 'trade' && !chosen.includes(p));
  return [...rest, ...chosen, ...nextInTurn(others, PURSUITS_ALONE - chosen.length - rest.length, turn)];
};

/** One thing that may be done in any such place: in a town what it does for money, elsewhere a pursuit. */
const genericFor = (content: Catalogue, situation: SpineSituation, draw: Draw): readonly Offer[] => {
  const service = serviceInTurn(content, situation, draw);
  return service.length > 0 ? service : pursuitInTurn(content, situation);
};

/** Cards about this saga and the player's wounds, and one generic card: at least two in all. */
const sagaOffers = (content: Catalogue, situation: SpineSituation, draw: Draw): readonly Offer[] => {
  const matters = mattersFor(content, situation, MOST_MATTERS);
  const needs = [...standingServices(content, situation, draw), ...restFor(content, situation)];
  const isUnspent = ({ id }: Offer): boolean => !situation.spentOffers.includes(id);
  const cards = [
    ...oathOffers(content, situation),
    ...matters.rested,
    ...[...needs, ...genericFor(content, situation, draw)].filter(isUnspent),
  ];
  if (cards.length >= FEWEST_OFFERS) return cards.slice(0, MOST_OFFERS);
  const others = [...matters.resting, ...anyRest(content, situation)].filter(
    ({ id }) => !cards.some((card) => card.id === id),
  );
  return [...cards, ...others].slice(0, FEWEST_OFFERS);
};

/** A place without an encounter: the saga's own offers here, the town's, then a pursuit. */
export const leisureAt = (content: Catalogue, situation: Situation, draw: Draw): Encounter => ({
  frame: null,
  gamePhase: situation.city === null ? 'exploration' : 'city',
  offers: hasSpine(situation)
    ? sagaOffers(content, situation, draw)
    : pursuitsAlone(content, situation).slice(0, PURSUITS_ALONE).map(offersFor(content, situation)),
});
