import { LoadError } from '../../../components/states/load-error.js';
import { useSession } from '../../session/index.js';
import { ClosedThreads } from './closed-threads.js';
import { Oath } from './oath.js';
import { People } from './people.js';
import { KnownPlaces } from './known-places.js';
import { type ShowOnChart, ShowOnChartContext } from '../show-on-chart-context.js';
import { OpenThreads } from './open-threads.js';
import { Threat } from './threat.js';

/** The spine of the saga: oath, threat, threads, people and places; before that a loading message or an error. */
export const SagaPanel = ({ showOnChart }: { readonly showOnChart: ShowOnChart }) => {
  const { saga, sagaError, retry } = useSession();
  if (saga)
    return (
      <ShowOnChartContext value={showOnChart}>
        <div className="saga-leaf">
          <Oath oath={saga.oath} />
          <Threat threat={saga.threat} />
          <OpenThreads threads={saga.threads} />
          <ClosedThreads threads={saga.threads} />
          <People people={saga.people} />
          <KnownPlaces />
        </div>
      </ShowOnChartContext>
    );
  if (sagaError === null)
    return (
      <p role="status" className="caption py-3">
        Your oath is being looked up…
      </p>
    );
  return <LoadError error={sagaError} fallback="The oath could not be read." retry={retry} className="py-2" />;
};
