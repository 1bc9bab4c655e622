import { LoadError } from '../../../components/states/load-error.js';
import { useSession } from '../../session/index.js';
import { MapLoading } from './map-loading.js';
import { SessionChart } from './session-chart.js';

interface MapPanelProps {
  /** Only the chart, with its own hint and legend and without the list of ways. */
  readonly plain?: boolean;
}

/** The chart, the hero's place, and the ways. */
export const MapPanel = ({ plain = false }: MapPanelProps) => {
  const { world, worldError, retry } = useSession();
  return (
    <section aria-label="Map" className="map">
      {world !== undefined && <SessionChart view={world} plain={plain} />}
      {worldError !== null && (
        <LoadError error={worldError} fallback="The chart could not be read." retry={retry} className="map-state" />
      )}
      {world === undefined && worldError === null && <MapLoading />}
    </section>
  );
};
