import { useMemo } from 'react';
import { leaguesAway, knownPlaces } from '../domain/known-places.js';
import { useSession } from '../../session/index.js';
import { LongList } from './long-list.js';
import { SagaLine } from './saga-line.js';

/** Cities and landmarks that the player knows of, the nearest first. */
export const KnownPlaces = () => {
  const { world, saga, character } = useSession();
  const { q, r } = character.currentLocation;
  const places = useMemo(
    () => (world === undefined ? [] : knownPlaces(world.world, world.cells, saga ?? null, { q, r })),
    [world, saga, q, r],
  );
  if (places.length === 0) return null;
  const lines = places.map((place) => (
    <SagaLine key={place.name} place={place} label={leaguesAway(place)}>
      <span className="font-medium">{place.name}</span>, {place.what}
      {place.how === 'heard of' && <i className="text-faded">, heard of</i>}
    </SagaLine>
  ));
  return (
    <section>
      <h3 className="saga-heading">Places</h3>
      <LongList lines={lines} fewer="Only the nearest" />
    </section>
  );
};
