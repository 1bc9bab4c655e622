import { type ItemUse } from '#game/model/content/saga-content.js';
import { type OfferKind } from '#game/model/offer.js';
import { type Terrain } from '#game/model/world.js';

const DEEDS: Readonly<Record<OfferKind, string>> = {
  force: 'Deeds of force',
  craft: 'Deeds of craft',
  talk: 'Talking',
  flight: 'Getting away',
  gift: 'Giving',
  patience: 'Waiting',
  explore: 'Searching',
  rest: 'Resting',
  trade: 'Trading',
};
const WAYS: Readonly<Record<Terrain, string>> = {
  ocean: 'at sea',
  coast: 'along the coast',
  plains: 'over plains',
  forest: 'through forest',
  hills: 'over hills',
  mountains: 'over mountains',
  desert: 'through desert',
  swamp: 'through swamp',
};

/** What a carried thing is good for. */
export const wordsOfUse = (use: ItemUse): string => {
  if ('raises' in use) return `+1 ${use.raises} while you carry it.`;
  if ('eases' in use) return `${DEEDS[use.eases]} is a step easier with it.`.replace(/^(Deeds .*) is/, '$1 are');
  return `The way ${WAYS[use.easesWay]} is a step easier with it.`;
};
