import { isPerson, type Item } from '../../model/character.js';
import { type Catalogue } from '../../model/content/catalogue.js';
import { type Service } from '../../model/content/saga-content.js';
import { type Draw } from '../../model/draw.js';
import { type SagaSituation, type Situation } from '../../model/encounter.js';
import { spineOfferId } from '../../model/offer-ids.js';
import { type Offer } from '../../model/offer.js';
import { offersFor } from './encounter-offers.js';
import { pickWeighted } from './pick-weighted.js';
import { type SpineSituation } from './spine-situation.js';
import { waresFor, weightOf } from './things.js';

/** In coins, before the prices of the place. */
const PRICE: Readonly<Partial<Record<Service, number>>> = { heal: 8, hire: 24, gamble: 8, worship: 2 };
/** Services that come from the state: from what is not known yet, from wounds, and from nobody who goes along. */
const FIRST: readonly Service[] = ['ask', 'heal', 'hire'];
/** Besides those. */
const OTHER_SERVICES = 1;
/** People who go along at once. */
const MOST_PEOPLE = 2;

const priced = (base: number, { prices }: SagaSituation): number => Math.max(1, Math.ceil((base * prices) / 100));

const wareFor = (content: Catalogue, situation: Situation, draw: Draw): Item | undefined =>
  pickWeighted(waresFor(content, situation), weightOf(content, situation.faction), draw, 'ware');

const serviceOffer = (
  content: Catalogue,
  situation: SpineSituation,
  service: Service,
  draw: Draw,
): readonly Offer[] => {
  const { faction, turn, saga } = situation;
  const variants = content.factions[faction].services?.[service] ?? [];
  const n = turn % Math.max(1, variants.length);
  const variant = variants[n];
  const item = service === 'buy' ? wareFor(content, situation, draw) : undefined;
  if (!variant || (service === 'buy' && !item)) return [];
  const base = item ? item.value : PRICE[service];
  const id = spineOfferId({ of: 'service', faction, key: service, n });
  const offer = offersFor(content, situation)({ ...variant, id });
  return [{ ...offer, ...(base === undefined ? {} : { cost: priced(base, saga) }), ...(item ? { item } : {}) }];
};

/** Whether the player can use a service now; others are not offered. */
const IS_WANTED: Readonly<Record<Service, (situation: SpineSituation) => boolean>> = {
  heal: ({ hitPoints, maxHitPoints, coins }) => hitPoints < maxHitPoints && coins > 0,
  trade: ({ inventory }) => inventory.length > 0,
  hire: ({ companions, coins }) => companions.filter(isPerson).length < MOST_PEOPLE && coins >= (PRICE.hire ?? 0),
  ask: ({ saga }) => !saga.isAsked,
  buy: ({ coins }) => coins > 0,
  gamble: ({ coins }) => coins > 0,
  worship: () => true,
  work: () => true,
};

/** The services of the city: asking, healing and hiring where they are wanted, and one of the others in turn. */
export const cityServices = (content: Catalogue, situation: SpineSituation, draw: Draw): readonly Offer[] => {
  const wanted = situation.saga.services.filter((service) => IS_WANTED[service](situation));
  const from = situation.turn % Math.max(1, wanted.length);
  const first = FIRST.filter((service) => wanted.includes(service));
  const rest = [...wanted.slice(from), ...wanted.slice(0, from)].filter((service) => !FIRST.includes(service));
  return [...first, ...rest.slice(0, OTHER_SERVICES)].flatMap((service) =>
    serviceOffer(content, situation, service, draw),
  );
};
