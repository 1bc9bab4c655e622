import { type Moment } from '#game/model/calendar.js';
import { arrivalLine } from './journey-words.js';

/** The hour and the weather, passing over the chart until the new leaf comes. */
export const PassingSky = ({ arrival }: { readonly arrival: Moment | null }) =>
  arrival === null ? null : (
    <div className="passing-sky" data-hour={arrival.hour} data-weather={arrival.weather}>
      <p className="passing-line">{arrivalLine(arrival)}</p>
    </div>
  );
