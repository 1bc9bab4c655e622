import { type Draw } from '../../model/draw.js';
import { type Item } from '../../model/character.js';
import { type Offer } from '../../model/offer.js';
import { easier, offerOf } from './encounter-offers.js';
import { type SagaSituation, type Situation } from '../../model/encounter.js';
import { type OfferContent } from '../../model/content/frame.js';
import { hunterFrame, spineOfferId, testFrame } from '../../model/offer-ids.js';
import { pickWeighted } from './pick-weighted.js';
import { type Service } from '../../model/content/saga-content.js';
import { oathOf, SAGAS, threadOf, threatOf } from '../../content/sagas.js';
import { waresFor, weightOf } from './things.js';

/** Boxes at which the fourth and the fifth way open, and at which every way is a step easier. */
const FOURTH_WAY = 8;
const FIFTH_WAY = 10;
/** In coins, before the prices of the place. */
const PRICE: Readonly<Partial<Record<Service, number>>> = { heal: 8, hire: 24, gamble: 8, worship: 2 };
const MOST_SERVICES = 4;

const withId = (content: OfferContent, id: string) => ({ ...content, id });

/** The last test: what was earned opens more ways and makes them easier (design section 9, 'odds'). */
export const testOffers = (situation: Situation, { oathKey, boxes }: SagaSituation): readonly Offer[] => {
  const ways = oathOf(oathKey)?.test.offers ?? [];
  const open = boxes >= FIFTH_WAY ? 5 : boxes >= FOURTH_WAY ? 4 : 3;
  return ways.slice(0, open).map((way, n) => {
    const offer = offerOf(withId(way, spineOfferId({ of: 'test', key: oathKey, n })), situation);
    return boxes >= FIFTH_WAY ? { ...offer, difficulty: easier(offer.difficulty) } : offer;
  });
};
export const hunterOffers = (situation: Situation, { threatKey }: SagaSituation): readonly Offer[] =>
  (threatOf(threatKey)?.hunter.offers ?? []).map((way, n) =>
    offerOf(withId(way, spineOfferId({ of: 'hunter', key: threatKey, n })), situation),
  );
export { hunterFrame, testFrame };

const ware = ({ faction, inventory }: Situation, draw: Draw): Item | undefined =>
  pickWeighted(waresFor(faction, inventory), weightOf(faction), draw, 'ware');

const priced = (base: number, { prices }: SagaSituation): number => Math.max(1, Math.ceil((base * prices) / 100));

const serviceOffer = (service: Service, situation: Situation, saga: SagaSituation, draw: Draw): readonly Offer[] => {
  const variants = SAGAS[situation.faction]?.services[service] ?? [];
  const n = situation.turn % Math.max(1, variants.length);
  const content = variants[n];
  const item = service === 'buy' ? ware(situation, draw) : undefined;
  if (!content || (service === 'buy' && !item)) return [];
  const base = item ? item.value : PRICE[service];
  const offer = offerOf(
    withId(content, spineOfferId({ of: 'service', faction: situation.faction, key: service, n })),
    situation,
  );
  return [{ ...offer, ...(base === undefined ? {} : { cost: priced(base, saga) }), ...(item ? { item } : {}) }];
};

/** What is of no use to anybody now is not offered. */
const isWanted = (
  service: Service,
  { hitPoints, maxHitPoints, inventory, companions, coins }: Situation,
  { isAsked }: SagaSituation,
): boolean => {
  switch (service) {
    case 'heal':
      return hitPoints < maxHitPoints && coins > 0;
    case 'trade':
      return inventory.length > 0;
    case 'hire':
      return companions.length < 2 && coins > 0;
    case 'ask':
      return !isAsked;
    case 'buy':
    case 'gamble':
      return coins > 0;
    case 'worship':
    case 'work':
      return true;
  }
};

const services = (situation: Situation, saga: SagaSituation, draw: Draw): readonly Offer[] => {
  const wanted = saga.services.filter((service) => isWanted(service, situation, saga));
  const from = situation.turn % Math.max(1, wanted.length);
  const first = (['ask', 'heal'] as const).filter((service) => wanted.includes(service));
  const rest = [...wanted.slice(from), ...wanted.slice(0, from)].filter(
    (service) => service !== 'ask' && service !== 'heal',
  );
  return [...first, ...rest].slice(0, MOST_SERVICES).flatMap((service) => serviceOffer(service, situation, saga, draw));
};

/** What the oath, the threads and the city ask for and offer where nothing is in the way. */
export const spineOffers = (situation: Situation, draw: Draw): readonly Offer[] => {
  const { saga } = situation;
  if (saga === null) return [];
  const step = saga.step === null ? undefined : oathOf(saga.oathKey)?.steps[saga.step]?.offer;
  const offers = [
    ...(step && saga.step !== null
      ? [offerOf(withId(step, spineOfferId({ of: 'step', key: saga.oathKey, n: saga.step })), situation)]
      : []),
    ...saga.threads.flatMap((key) => {
      const thread = threadOf(key);
      return thread ? [offerOf(withId(thread.offer, spineOfferId({ of: 'thread', key })), situation)] : [];
    }),
    ...services(situation, saga, draw),
  ];
  return offers.filter(({ id }) => !situation.spentOffers.includes(id));
};
