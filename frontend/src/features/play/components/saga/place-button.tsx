import { type NamedPlace } from '#contracts/session/saga.js';
import { useSeek } from './seek-context.js';

/** The name of a place: chosen, it comes to the middle of the chart. */
export const PlaceButton = ({ place }: { readonly place: NamedPlace }) => {
  const seek = useSeek();
  return (
    <button type="button" className="place-button" onClick={() => seek(place)}>
      <span className="sr-only">Show </span>
      {place.name}
      <span className="sr-only"> on the chart</span>
    </button>
  );
};
