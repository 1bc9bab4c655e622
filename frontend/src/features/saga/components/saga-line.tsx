import { type NamedPlace } from '#game/model/saga.js';
import { type ReactNode } from 'react';
import { useShowOnChart } from '../show-on-chart-context.js';

interface SagaLineProps {
  readonly children: ReactNode;
  readonly place?: NamedPlace | null;
  /** The text at the end of the line, instead of the place's name. */
  readonly label?: string;
}

/** One line of a list; if it has a place, choosing the line centres the chart on that place. */
export const SagaLine = ({ children, place = null, label }: SagaLineProps) => {
  const showOnChart = useShowOnChart();
  if (place === null) return <li className="saga-line">{children}</li>;
  return (
    <li>
      <button type="button" className="saga-line saga-line-button" onClick={() => showOnChart(place)}>
        <span className="saga-line-text">{children}</span>{' '}
        <span className="saga-place">
          {label === undefined ? (
            <>
              <span className="sr-only">Show </span>
              {place.name}
              <span className="sr-only"> on the chart</span>
            </>
          ) : (
            <>
              {label} <span className="sr-only">Show {place.name} on the chart</span>
            </>
          )}
        </span>
      </button>
    </li>
  );
};
