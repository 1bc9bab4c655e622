import { oathOf, usesOf } from '#contracts/content/sagas.js';
import { spineOfferOf } from '#contracts/content/offer-ids.js';
import { attributesWith } from '#contracts/rules/attributes-with.js';
import { successChance } from '#contracts/rules/success-chance.js';
import { type NamedPlace } from '#contracts/session/saga.js';
import { type MovementOption, type Offer } from '#contracts/session/shapes.js';
import { hexDistance } from '#contracts/world/hex.js';
import { type StartedSession } from '#backend/modules/session/domain/state/session.state.js';
import { wayTowards } from './find-way.js';

export const POLICIES = ['random', 'greedy', 'cautious', 'careless', 'wanderer'] as const;
export type PolicyName = (typeof POLICIES)[number];
export type Choice = { readonly choiceId: string } | { readonly moveTo: MovementOption };
/** From 1 to sides: the player's own whims, not the game's dice. */
export type Whim = (sides: number) => number;
type Policy = (session: StartedSession, whim: Whim) => Choice;

export const affordable = ({ standing, holdings }: StartedSession): readonly Offer[] =>
  standing.offers.filter(({ requiresItem, cost = 0 }) => cost <= holdings.coins && (requiresItem === null || holdings.inventory.some(({ name }) => name === requiresItem)));

const chanceOf = ({ hero, holdings }: StartedSession, offer: Offer): number => successChance(offer, attributesWith(hero.attributes, holdings.inventory, usesOf(hero.faction)));
const health = ({ hero, holdings }: StartedSession): number => holdings.hitPoints / hero.maxHitPoints;
const best = (offers: readonly Offer[], worth: (offer: Offer) => number): Offer | undefined => [...offers].sort((a, b) => worth(b) - worth(a))[0];
const chosen = (offer: Offer | undefined): Choice => ({ choiceId: offer?.id ?? '' });

const DANGER: Readonly<Record<Offer['risk'], number>> = { none: 0, slight: 4, serious: 12, grave: 22 };
const waysOf = ({ saga }: StartedSession): readonly string[] => (saga ? (oathOf(saga.oath.key)?.ways ?? []) : []);
const isHealing = ({ id, kind }: Offer): boolean => kind === 'rest' || (spineOfferOf(id)?.of === 'service' && spineOfferOf(id)?.key === 'heal');
const isQuest = ({ id }: Offer): boolean => {
  const spine = spineOfferOf(id);
  return spine !== null && (spine.of !== 'service' || spine.key === 'ask');
};

/** Where the oath leads next; the goal once it is ready enough. */
const targetOf = ({ saga, holdings: { location } }: StartedSession, enough: number): NamedPlace | null => {
  if (!saga) return null;
  const steps = saga.oath.steps.filter(({ done }) => !done).map(({ place }) => place);
  const threads = saga.threads.filter(({ state }) => state === 'open').map(({ place }) => place);
  const near = [...steps, ...threads].sort((a, b) => hexDistance(a, location) - hexDistance(b, location))[0];
  return saga.oath.boxes >= enough || !near ? saga.oath.where : near;
};

const travel = (session: StartedSession, whim: Whim, enough: number): Choice | null => {
  const { standing, world, hero, holdings } = session;
  const target = targetOf(session, enough);
  const isThere = target !== null && hexDistance(target, holdings.location) === 0;
  const way = target && !isThere ? wayTowards(world, hero.faction, standing.movement, target) : standing.movement[whim(Math.max(1, standing.movement.length)) - 1];
  return way ? { moveTo: way } : null;
};

/** Somebody who wants to keep the oath: fights where the odds are good, rests when hurt, goes where it leads. */
const purposeful = (restBelow: number, enough: number, fear: number): Policy => (session, whim) => {
  const { standing } = session;
  const offers = affordable(session);
  const ways = waysOf(session);
  const worth = (offer: Offer): number => chanceOf(session, offer) - fear * DANGER[offer.risk] + (ways.includes(offer.kind) ? 12 : 0);
  if (standing.frame !== null) return chosen(best(offers, worth));
  const healing = health(session) < restBelow ? best(offers.filter(isHealing), worth) : undefined;
  const quest = best(offers.filter(isQuest), worth);
  return healing ? chosen(healing) : quest && whim(10) > 1 ? chosen(quest) : (travel(session, whim, enough) ?? chosen(best(offers, worth)));
};

const any = (session: StartedSession, whim: Whim): Choice => {
  const offers = affordable(session);
  const { movement } = session.standing;
  const n = whim(Math.max(1, offers.length + movement.length)) - 1;
  const way = movement[n - offers.length];
  return way ? { moveTo: way } : chosen(offers[n]);
};

/** Goes where the oath leads, by and large; whatever is met, any choice will do. */
const random: Policy = (session, whim) => {
  const quest = affordable(session).filter(isQuest);
  const towards = session.standing.frame === null && whim(4) > 1 ? travel(session, whim, 6) : null;
  return quest.length > 0 && whim(4) > 1 ? chosen(quest[whim(quest.length) - 1]) : (towards ?? any(session, whim));
};
const careless: Policy = (session, whim) => {
  const offers = affordable(session);
  if (session.standing.frame !== null) return chosen(best(offers, ({ risk }) => DANGER[risk] + whim(5)));
  return travel(session, whim, 6) ?? chosen(offers[0]);
};
const wanderer: Policy = (session, whim) => {
  const { standing: { frame, movement } } = session;
  const offers = affordable(session);
  const way = movement[whim(Math.max(1, movement.length)) - 1];
  if (frame === null && way && whim(3) > 1) return { moveTo: way };
  return chosen(best(offers, (offer) => chanceOf(session, offer) + whim(20)));
};

export const policyOf: Readonly<Record<PolicyName, Policy>> = { random, greedy: purposeful(0.45, 8, 0.6), cautious: purposeful(0.75, 10, 1.5), careless, wanderer };
