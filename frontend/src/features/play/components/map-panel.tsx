import { messageOf } from '../../../lib/http-error.js';
import { placeOf } from '../domain/place.js';
import { usePlay } from '../play-context.js';
import { WaysOn } from './map/ways-on.js';

/** The chart, where the hero stands on it, and the ways that lead on. */
export const MapPanel = () => {
  const { world, worldError, character, retry } = usePlay();
  return (
    <section aria-label="Map" className="map">
      <div className="map-plate" />
      <div className="map-foot">
        <h2 className="display text-[1.6rem] text-act">{world === undefined ? 'The chart' : placeOf(world.world, character.currentLocation).title}</h2>
        {worldError !== null && (
          <p role="alert">
            {messageOf(worldError, 'The chart could not be read.')}{' '}
            <button type="button" className="text-button text-act" onClick={retry}>
              Try again
            </button>
          </p>
        )}
        {world === undefined && worldError === null && <p role="status" className="caption">Generating world...</p>}
        <WaysOn />
      </div>
    </section>
  );
};
