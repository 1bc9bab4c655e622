import { useId, useMemo, useState } from 'react';
import { leaguesAway, placesKnown } from '../../domain/places-known.js';
import { usePlay } from '../../play-context.js';
import { SagaLine } from './saga-line.js';

const SHOWN = 5;

/** Cities and landmarks that the player knows of; beyond five they are folded away. */
export const Places = () => {
  const { world, saga, character } = usePlay();
  const { q, r } = character.currentLocation;
  const places = useMemo(() => (world === undefined ? [] : placesKnown(world.world, world.cells, saga ?? null, { q, r })), [world, saga, q, r]);
  const [all, setAll] = useState(false);
  const id = useId();
  if (places.length === 0) return null;
  return (
    <section>
      <h3 className="saga-heading">Places</h3>
      <ul id={id} className="saga-list">
        {(all ? places : places.slice(0, SHOWN)).map((place) => (
          <SagaLine key={place.name} place={place} label={leaguesAway(place)}>
            <span className="font-medium">{place.name}</span>, {place.what}
            {place.how === 'heard of' && <i className="text-faded">, heard of</i>}
          </SagaLine>
        ))}
      </ul>
      {places.length > SHOWN && (
        <button type="button" className="text-button text-faded italic" aria-expanded={all} aria-controls={id} onClick={() => setAll(!all)}>
          {all ? 'Only the nearest' : `All ${places.length} of them`}
        </button>
      )}
    </section>
  );
};
