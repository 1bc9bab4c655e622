import { hexDistance, hexKey, sameHex } from '#game/model/hex.js';
import { type NamedPlace } from '#game/model/saga.js';
import { placesOf } from '#backend/modules/session/domain/saga/places.rules.js';
import { type SessionData } from '#backend/modules/session/domain/state/session.state.js';
import { wayTowards } from '../policies/find-way.js';
import { type Choice, type Whim } from '../policies/policy.js';

export const anyWay = ({ standing: { movement } }: SessionData, whim: Whim): Choice | null => {
  const way = movement[whim(Math.max(1, movement.length)) - 1];
  return way ? { moveTo: way } : null;
};

/** A way to ground not seen yet, else any. */
export const newWay = (session: SessionData, whim: Whim): Choice | null => {
  const fresh = session.standing.movement.filter((way) => (session.cells[hexKey(way)]?.visitCount ?? 0) === 0);
  const way = fresh[whim(Math.max(1, fresh.length)) - 1];
  return way ? { moveTo: way } : anyWay(session, whim);
};

export const wayTo = (session: SessionData, place: NamedPlace | undefined, whim: Whim): Choice | null => {
  const { standing, world, hero } = session;
  const way = place && wayTowards(world, hero.faction, standing.movement, place);
  return way ? { moveTo: way } : anyWay(session, whim);
};

/** The nearest place of the map, by name, at which the player has not been. */
export const nearestUnseen = (
  { world, cells, holdings: { location } }: SessionData,
  settings: readonly ('city' | 'landmark')[],
): NamedPlace | undefined =>
  settings
    .flatMap((setting) => placesOf(world, setting))
    .filter((place) => !sameHex(place, location) && (cells[hexKey(place)]?.visitCount ?? 0) === 0)
    .sort((a, b) => hexDistance(a, location) - hexDistance(b, location))[0];
