import { isPerson, type Item } from '../../model/character.js';
import { type Catalogue } from '../../model/content/catalogue.js';
import { type Service } from '../../model/content/saga-content.js';
import { type Draw } from '../../model/draw.js';
import { type SagaSituation, type Situation } from '../../model/encounter.js';
import { serviceOf, spineOfferId } from '../../model/offer-ids.js';
import { type Offer } from '../../model/offer.js';
import { type IdentifiedOffer, offersFor } from './encounter-offers.js';
import { isPossible } from '../facts/tellable.js';
import { allInTurn } from './next-in-turn.js';
import { pickWeighted } from './pick-weighted.js';
import { isBadlyHurt } from './resting.js';
import { type SpineSituation } from './spine-situation.js';
import { waresFor, weightOf } from './things.js';
import { isFreshNow, toldHere } from './told-here.js';

/** In coins, before the prices of the place. */
const PRICE: Readonly<Partial<Record<Service, number>>> = { heal: 8, hire: 24, gamble: 8, worship: 2 };
/** Services that depend on the player's state: on news not heard yet, and on wounds. They stay while wanted. */
const STANDING: readonly Service[] = ['ask', 'heal'];
/** People who go along at once. */
const MOST_PEOPLE = 2;

const priced = (base: number, { prices }: SagaSituation): number => Math.max(1, Math.ceil((base * prices) / 100));

const wareFor = (content: Catalogue, situation: Situation, draw: Draw): Item | undefined =>
  pickWeighted(waresFor(content, situation), weightOf(content, situation.faction), draw, 'ware');

/** The ways in which a town does a service and that have something new left. The one whose turn it is comes first. */
const waysOf = (content: Catalogue, situation: SpineSituation, service: Service): readonly IdentifiedOffer[] => {
  const { faction, turn } = situation;
  const told = toldHere(content, situation);
  const ways = (content.factions[faction].services?.[service] ?? [])
    .map((way, n) => ({ ...way, id: spineOfferId({ of: 'service', faction, key: service, n }) }))
    .filter((way) => isPossible(way, told));
  const fresh = ways.filter(isFreshNow(content, situation));
  return allInTurn(fresh.length === 0 && STANDING.includes(service) ? ways : fresh, turn);
};

const serviceOffer = (
  content: Catalogue,
  situation: SpineSituation,
  service: Service,
  draw: Draw,
): readonly Offer[] => {
  const [way] = waysOf(content, situation, service);
  const item = way && service === 'buy' ? wareFor(content, situation, draw) : undefined;
  if (!way || (service === 'buy' && !item)) return [];
  const base = item ? item.value : PRICE[service];
  const offer = offersFor(content, situation)(way);
  return [
    {
      ...offer,
      ...(base === undefined ? {} : { cost: priced(base, situation.saga) }),
      ...(item ? { item } : {}),
    },
  ];
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

const hasRested = ({ shownLately }: SpineSituation, service: Service): boolean =>
  !shownLately.some((id) => serviceOf(id) === service);

/** Whether such a service is in the menu now: always, but the healer only in turn for those who are not badly hurt. */
const stands = (situation: SpineSituation, service: Service): boolean =>
  service !== 'heal' || isBadlyHurt(situation) || hasRested(situation, service);

/** What the town does for the player as they are. */
export const standingServices = (content: Catalogue, situation: SpineSituation, draw: Draw): readonly Offer[] =>
  STANDING.filter(
    (service) =>
      situation.saga.services.includes(service) && IS_WANTED[service](situation) && stands(situation, service),
  ).flatMap((service) => serviceOffer(content, situation, service, draw));

/** One of the other services, in turn: a hired companion comes first. None where all of them rest. */
export const serviceInTurn = (content: Catalogue, situation: SpineSituation, draw: Draw): readonly Offer[] => {
  const wanted = situation.saga.services.filter(
    (service) => !STANDING.includes(service) && IS_WANTED[service](situation) && hasRested(situation, service),
  );
  const first = wanted.filter((service) => service === 'hire');
  const others = allInTurn(
    wanted.filter((service) => service !== 'hire'),
    situation.turn,
  );
  for (const service of [...first, ...others]) {
    const offer = serviceOffer(content, situation, service, draw);
    if (offer.length > 0) return offer;
  }
  return [];
};
