import { spineOfferOf } from '#game/model/offer-ids.js';
import { type Offer, type OfferKind } from '#game/model/offer.js';
import { hexDistance, sameHex } from '#game/model/hex.js';
import { type NamedPlace, OATH_READY } from '#game/model/saga.js';
import { openOf } from '#backend/modules/session/domain/saga/threads.rules.js';
import { type SessionData } from '#backend/modules/session/domain/state/session.state.js';
import { affordable, best, chanceOf, chosen, DANGER, healthOf, isHealing, questsIn } from '../policies/judge.js';
import { type Chosen, type Policy } from '../policies/policy.js';
import { nearestUnseen, wayTo } from './ways.js';

/** Deeds that find something out are preferred to deeds that only get past. In points of chance. */
const APPEAL: Readonly<Partial<Record<OfferKind, number>>> = { explore: 30, talk: 25, craft: 15, patience: 10 };
const NEWS = 40;
const ROAD = 3;
const LOW = 0.45;

const appealOf =
  (session: SessionData, past: readonly Chosen[]) =>
  (offer: Offer): number => {
    const isRead = past.some(({ offerId }) => offerId === offer.id);
    const mood = chanceOf(session, offer) - DANGER[offer.risk] + (APPEAL[offer.kind] ?? 0);
    return mood + (isRead ? 0 : NEWS);
  };

/** What is open, the nearest first: a lead to be followed, or somebody's matter. */
const nearestMatter = ({ saga, holdings: { location } }: SessionData): NamedPlace | undefined =>
  openOf(saga?.threads ?? [])
    .map(({ place }) => place)
    .sort((a, b) => hexDistance(a, location) - hexDistance(b, location))[0];

/** Whether it leaves for an open matter elsewhere: only after it has tried something here. */
const isOff = (session: SessionData, past: readonly Chosen[]): boolean =>
  nearestMatter(session) !== undefined &&
  past.some(({ offerId, from }) => offerId !== null && sameHex(from, session.holdings.location));

/** Where it goes next: to the oath's end once that is open, after a clue, else to the nearest place that it has not seen. */
const goalOf = (session: SessionData): NamedPlace | undefined =>
  session.saga !== null && session.saga.oath.boxes >= OATH_READY
    ? session.saga.oath.where
    : (nearestMatter(session) ?? nearestUnseen(session, ['landmark', 'city']));

/** A card that it has not read yet, first among those that do not belong to the saga's spine. */
const unreadIn = (
  offers: readonly Offer[],
  past: readonly Chosen[],
  appeal: (offer: Offer) => number,
): Offer | undefined => {
  const unread = offers.filter(({ id, kind }) => kind !== 'rest' && !past.some(({ offerId }) => offerId === id));
  return (
    best(
      unread.filter(({ id }) => spineOfferOf(id) === null),
      appeal,
    ) ?? best(unread, appeal)
  );
};

/** Tries the cards it has not read yet, follows what it learns, looks at every place of the map, and keeps the oath when the way to it is open. */
export const curious: Policy = (session, whim, past) => {
  const offers = affordable(session);
  const appeal = appealOf(session, past);
  if (session.standing.frame !== null) return chosen(best(offers, appeal));
  const healing = healthOf(session) < LOW ? best(offers.filter(isHealing), appeal) : undefined;
  const quest = whim(10) > 1 ? best(questsIn(session), appeal) : undefined;
  const unread = !isOff(session, past) && whim(ROAD) > 1 ? unreadIn(offers, past, appeal) : undefined;
  const next = healing ?? quest ?? unread;
  return next ? chosen(next) : (wayTo(session, goalOf(session), whim) ?? chosen(best(offers, appeal)));
};
