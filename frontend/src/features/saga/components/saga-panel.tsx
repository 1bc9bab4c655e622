import { type SagaView } from '#contracts/session/saga-view.js';
import { type ShowOnChart, ShowOnChartContext } from '../show-on-chart-context.js';
import { ClosedThreads } from './closed-threads.js';
import { KnownPlaces } from './known-places.js';
import { Leads } from './leads.js';
import { Oath } from './oath.js';
import { OpenThreads } from './open-threads.js';
import { People } from './people.js';
import { Threat } from './threat.js';

interface SagaPanelProps {
  readonly saga: SagaView;
  readonly showOnChart: ShowOnChart;
}

/** What unfolds under the oath: what could move it, the threat, threads, people and places. */
export const SagaPanel = ({ saga, showOnChart }: SagaPanelProps) => (
  <ShowOnChartContext value={showOnChart}>
    <div className="saga-leaf">
      <Oath oath={saga.oath} />
      <Leads threads={saga.threads} />
      <Threat threat={saga.threat} />
      <OpenThreads threads={saga.threads} />
      <ClosedThreads threads={saga.threads} />
      <People people={saga.people} />
      <KnownPlaces />
    </div>
  </ShowOnChartContext>
);
