import { DIRECTIONS, type Hex, hexDistance, sameHex } from '#game/model/hex.js';
import { type Bearing, DIRECTION_NAMES, type News, type NamedPlace, type Person, type Saga } from '#game/model/saga.js';
import { nearestTo, placesOf } from '../saga/places.rules.js';
import { type SessionData } from '../state/session.state.js';
import { type SituatedPart } from './situated.js';

/** Where a place lies from here: the one of six directions that misses it least. */
const bearingOf = (from: Hex, { q, r, name }: NamedPlace): Bearing => {
  const to = { q, r };
  const distance = hexDistance(from, to);
  const missBy = (d: Hex): number => hexDistance({ q: from.q + d.q * distance, r: from.r + d.r * distance }, to);
  const best = DIRECTIONS.reduce((least, d, i) => (missBy(d) < missBy(DIRECTIONS[least] ?? d) ? i : least), 0);
  return { ...to, name, distance, direction: distance === 0 ? null : (DIRECTION_NAMES[best] ?? null) };
};

const NOTHING: News = { of: 'nothing' };
const placeNews = (from: Hex, place: NamedPlace | null): News =>
  place === null ? NOTHING : { of: 'place', at: bearingOf(from, place) };

/** The next thing that the oath asks for, elsewhere: a step, or else its end. */
const oathNews = ({ oath }: Saga, from: Hex): News => {
  const step = oath.steps.findIndex(({ done, place }) => !done && !sameHex(place, from));
  const place = oath.steps[step]?.place;
  return place ? { of: 'step', step, at: bearingOf(from, place) } : { of: 'goal', at: bearingOf(from, oath.where) };
};
const threatNews = ({ threat }: Saga, from: Hex): News => {
  const step = threat.steps.length - 1;
  const place = threat.steps[step]?.place ?? null;
  return { of: 'threat', step: step < 0 ? null : step, at: place && bearingOf(from, place) };
};
const personNews = ({ id, alive, at }: Person, from: Hex): News => ({
  of: 'person',
  id,
  alive,
  at: bearingOf(from, at),
});

/** The nearest town that the player does not stand in. */
export const nearestTown = ({ world, holdings: { location } }: SessionData): NamedPlace | null =>
  nearestTo(
    placesOf(world, 'city').filter((city) => !sameHex(city, location)),
    location,
  );

/** What is to be seen from a height, or by somebody sent ahead. */
export const viewFrom = (session: SessionData): News => placeNews(session.holdings.location, nearestTown(session));

/** What somebody answers who is asked about this: only what the saga holds. */
export const newsOn = (session: SessionData, about: SituatedPart | null): News => {
  const { saga } = session;
  const from = session.holdings.location;
  switch (about?.of) {
    case 'place':
    case 'way':
      return about.of === 'place' ? placeNews(from, about) : viewFrom(session);
    case 'person':
      return personNews(about.person, from);
    case 'thread':
      return {
        of: 'thread',
        id: about.thread.id,
        at: bearingOf(from, about.thread.place),
        dueDay: about.thread.dueDay,
      };
    case 'threat':
      return saga ? threatNews(saga, from) : NOTHING;
    // Somebody who knows nothing of what was asked tells what else there is to know.
    case 'oath':
    case 'companion':
    case 'figure':
    case 'thing':
    case 'sight':
    case 'coins':
    case 'self':
    case undefined:
      return saga ? oathNews(saga, from) : viewFrom(session);
  }
};
