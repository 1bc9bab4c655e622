import { type Catalogue } from '../../model/content/catalogue.js';
import { type Pursuit } from '../../model/content/frame.js';
import { type Draw } from '../../model/draw.js';
import { type Encounter, type Situation } from '../../model/encounter.js';
import { type OfferKind } from '../../model/offer.js';
import { offersFor } from './encounter-offers.js';
import { nextInTurn } from './next-in-turn.js';
import { spineOffers } from './spine-offers.js';

const MOST_OFFERS = 4;
/** Whether the oath, threads or a city have offers here. */
const MOST_OFFERS_SETTLED = 6;

/** Rest for the hurt, a search, a sale for those who carry something, then the other pursuits of the place in turn. */
const pursuitsFor = (content: Catalogue, situation: Situation): readonly Pursuit[] => {
  const { faction, terrain, city, hitPoints, maxHitPoints, inventory, turn } = situation;
  const here = content.factions[faction].pursuitsAt[city === null ? terrain : 'city'];
  const oneOf = (kind: OfferKind): readonly Pursuit[] =>
    nextInTurn(
      here.filter((pursuit) => pursuit.kind === kind),
      1,
      turn,
    );
  const chosen = [
    ...(hitPoints < maxHitPoints ? oneOf('rest') : []),
    ...oneOf('explore'),
    ...(inventory.length > 0 ? oneOf('trade') : []),
  ];
  const others = here.filter((p) => p.kind !== 'rest' && p.kind !== 'trade' && !chosen.includes(p));
  return [...chosen, ...nextInTurn(others, MOST_OFFERS - chosen.length, turn)];
};

/** A place without an encounter: the spine's offers here, then the pursuits. */
export const leisureAt = (content: Catalogue, situation: Situation, draw: Draw): Encounter => {
  const spine = spineOffers(content, situation, draw);
  const leisure = pursuitsFor(content, situation).map(offersFor(content, situation));
  return {
    frame: null,
    gamePhase: situation.city === null ? 'exploration' : 'city',
    offers: [...spine, ...leisure].slice(0, spine.length === 0 ? MOST_OFFERS : MOST_OFFERS_SETTLED),
  };
};
