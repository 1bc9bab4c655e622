import { frameOf } from '#game/content/catalogue.js';
import { isExtraOffer } from '#game/model/extra-offers.js';
import { type MainPerson } from '#game/model/content/frame.js';
import { sameHex } from '#game/model/hex.js';
import { type OfferKind } from '#game/model/offer.js';
import { type Person } from '#game/model/saga.js';
import { cityAt } from '#game/rules/world/travel.js';
import { isLastTest } from '../rules/last-test.js';
import { thinksIll } from '../saga/people.rules.js';
import { isFriendNear, isShut } from '../saga/saga-situation.js';
import { type SessionData } from '../state/session.state.js';

const AMONG_PEOPLE: readonly OfferKind[] = ['talk', 'trade'];

/** The one in the middle of the open encounter who has no name yet; null where there is none. */
export const figureHere = ({ standing }: SessionData): MainPerson | null =>
  standing.them === undefined ? (frameOf(standing.frame)?.who ?? null) : null;

/** Whether there are people in the open encounter: its content names one, or offers what is done with people. */
export const arePeopleMet = ({ standing: { frame, them, offers } }: SessionData): boolean =>
  frame !== null &&
  (them !== undefined ||
    frameOf(frame)?.who !== undefined ||
    offers.some(({ id, kind }) => AMONG_PEOPLE.includes(kind) && !isExtraOffer(id)) ||
    (frameOf(frame)?.offers ?? []).some(({ kind }) => AMONG_PEOPLE.includes(kind)));

/** Whether a person can be spoken to now. */
export const isHere = (session: SessionData, person: Person): boolean => {
  const { standing, holdings, world } = session;
  const { id, alive, at, role } = person;
  if (!alive) return false;
  if (isLastTest(session)) return role === 'foe';
  if (standing.frame !== null) return standing.them === id;
  const livesHere = sameHex(at, holdings.location) && (role === 'who' || cityAt(world, at) !== null);
  return livesHere || isFriendNear(person, holdings.location);
};

/** The city around the player, by name; null in the wild, and before gates that are shut. */
export const townOf = ({ world, holdings: { location }, saga }: SessionData): string | null =>
  saga !== null && isShut(saga, location) ? null : (cityAt(world, location)?.name ?? null);

/**
 * Whether what is met means the player ill: a foe, a storylet whose deeds are against its person, or something that is
 * nobody to talk to.
 */
export const isHostile = (session: SessionData): boolean => {
  const { standing, saga } = session;
  const known = saga?.people.find(({ id }) => id === standing.them);
  if (known) return thinksIll(known);
  return !arePeopleMet(session) || frameOf(standing.frame)?.toward === 'against';
};
