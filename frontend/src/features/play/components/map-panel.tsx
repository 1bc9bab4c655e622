import { Unread } from '../../../components/states/unread.js';
import { usePlay } from '../play-context.js';
import { Generating } from './generating.js';
import { SessionChart } from './session-chart.js';

interface MapPanelProps {
  /** The chart alone, with its own hint and legend: the ways on are its own too. */
  readonly plain?: boolean;
}

/** The chart, where the hero stands on it, and the ways that lead on. */
export const MapPanel = ({ plain = false }: MapPanelProps) => {
  const { world, worldError, retry } = usePlay();
  return (
    <section aria-label="Map" className="map">
      {world !== undefined && <SessionChart view={world} plain={plain} />}
      {worldError !== null && (
        <Unread error={worldError} otherwise="The chart could not be read." retry={retry} className="map-state" />
      )}
      {world === undefined && worldError === null && <Generating />}
    </section>
  );
};
