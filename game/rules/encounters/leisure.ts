import { type Catalogue } from '../../model/content/catalogue.js';
import { type Pursuit } from '../../model/content/frame.js';
import { type Draw } from '../../model/draw.js';
import { type Encounter, type Situation } from '../../model/encounter.js';
import { type Offer, type OfferKind } from '../../model/offer.js';
import { cityServices } from './city-services.js';
import { offersFor } from './encounter-offers.js';
import { hasLinesLeft } from './fresh-offers.js';
import { mattersFor } from './matters.js';
import { nextInTurn } from './next-in-turn.js';
import { oathOffers } from './spine-offers.js';
import { hasSpine } from './spine-situation.js';

/** Beside the ways on and the player's own words. */
const FEWEST_OFFERS = 2;
const MOST_OFFERS = 6;
const MOST_MATTERS = 2;
/** On one turn of so many a people's own pursuits come first. */
const OWN_TURNS = 2;
/** Offers of a session without an oath, which has pursuits alone. */
const PURSUITS_ALONE = 4;

/** Rest for the hurt, a search, a sale for those who carry something, then the other pursuits of the place in turn. */
const pursuitsFor = (content: Catalogue, situation: Situation): readonly Pursuit[] => {
  const { faction, terrain, city, hitPoints, maxHitPoints, inventory, turn, usedOutcomes } = situation;
  const all = content.factions[faction].pursuitsAt[city === null ? terrain : 'city'];
  const fresh = all.filter(hasLinesLeft(usedOutcomes));
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

/** A people's own pursuits here that have something new left: its narrator tells them. */
const ownLeft = (content: Catalogue, { faction, terrain, city, usedOutcomes }: Situation): readonly Pursuit[] => {
  const { pursuitsAt, ownPursuits } = content.factions[faction];
  const isAwake = (pursuit: Pursuit): boolean => pursuit.kind !== 'rest' && pursuit.kind !== 'trade';
  return pursuitsAt[city === null ? terrain : 'city']
    .filter((pursuit) => ownPursuits.has(pursuit) && isAwake(pursuit))
    .filter(hasLinesLeft(usedOutcomes));
};

/**
 * Rest comes from the state of the hurt; of the other pursuits one is offered, and more only where a menu is short: the
 * people's own before the common ones.
 */
const idling = (content: Catalogue, situation: Situation, others: number): readonly Offer[] => {
  const { turn } = situation;
  const all = pursuitsFor(content, situation);
  const rest = all.filter(({ kind }) => kind === 'rest');
  const awake = all.filter(({ kind }) => kind !== 'rest');
  const own = turn % OWN_TURNS === 0 ? ownLeft(content, situation) : [];
  const room = Math.max(1, FEWEST_OFFERS - others - rest.length);
  const inTurn = [...new Set([...nextInTurn(own, room, turn), ...nextInTurn(awake, room, turn)])];
  return [...rest, ...inTurn.slice(0, room)].map(offersFor(content, situation));
};

/** What is about this saga, what the town does for the player as they are, and one thing that may be done anywhere. */
const offersAt = (content: Catalogue, situation: Situation, draw: Draw): readonly Offer[] => {
  if (!hasSpine(situation))
    return pursuitsFor(content, situation).slice(0, PURSUITS_ALONE).map(offersFor(content, situation));
  const spine = [...oathOffers(content, situation), ...mattersFor(content, situation, MOST_MATTERS)];
  const services = cityServices(content, situation, draw).filter(({ id }) => !situation.spentOffers.includes(id));
  const others = spine.length + services.length;
  const isServed = services.length > 0 && others >= FEWEST_OFFERS;
  return [...spine, ...services, ...(isServed ? [] : idling(content, situation, others))].slice(0, MOST_OFFERS);
};

/** A place without an encounter: the saga's own offers here, the town's, then a pursuit. */
export const leisureAt = (content: Catalogue, situation: Situation, draw: Draw): Encounter => ({
  frame: null,
  gamePhase: situation.city === null ? 'exploration' : 'city',
  offers: offersAt(content, situation, draw),
});
