import { type SagaView } from '#contracts/session/saga-view.js';
import { type ShowOnChart, ShowOnChartContext } from '../show-on-chart-context.js';
import { KnownPlaces } from './known-places.js';
import { Clues } from './clues.js';
import { OpenThreads } from './open-threads.js';
import { People } from './people.js';
import { Threat } from './threat.js';
import { boxesCaption, mattersOf, WHY_CLOSED } from '../domain/saga-words.js';
import { SagaLine } from './saga-line.js';

/** What would advance the oath, whose words and boxes are above. */
const Oath = ({ oath: { boxes, course, next } }: { readonly oath: SagaView['oath'] }) => (
  <section>
    <h3 className="saga-heading">{next.length > 0 ? 'What could move it' : 'The oath'}</h3>
    <p className="caption text-note">{boxesCaption(boxes)}</p>
    <p className="caption text-note">{course}</p>
    <ul className="saga-list">
      {next.map(({ text, place }) => (
        <SagaLine key={text} place={place}>
          {text}
        </SagaLine>
      ))}
    </ul>
  </section>
);

/** Closed threads with the reason, the newest first. */
const ClosedThreads = ({ threads }: Pick<SagaView, 'threads'>) => {
  const closed = mattersOf(threads)
    .flatMap(({ id, title, state }) => (state === 'open' ? [] : [{ id, title, state }]))
    .reverse();
  if (closed.length === 0) return null;
  return (
    <section>
      <h3 className="saga-heading">What fell due</h3>
      <ul className="saga-list text-note">
        {closed.map(({ id, title, state }) => (
          <SagaLine key={id}>
            {title} <i className={state === 'lapsed' ? 'text-act' : 'text-faded'}>{WHY_CLOSED[state]}</i>
          </SagaLine>
        ))}
      </ul>
    </section>
  );
};

interface SagaPanelProps {
  readonly saga: SagaView;
  readonly showOnChart: ShowOnChart;
}

/** What unfolds under the oath: what could move it, the threat, threads, people and places. */
export const SagaPanel = ({ saga, showOnChart }: SagaPanelProps) => (
  <ShowOnChartContext value={showOnChart}>
    <div className="saga-leaf">
      <Oath oath={saga.oath} />
      <Clues threads={saga.threads} />
      <Threat threat={saga.threat} />
      <OpenThreads threads={saga.threads} />
      <ClosedThreads threads={saga.threads} />
      <People people={saga.people} />
      <KnownPlaces />
    </div>
  </ShowOnChartContext>
);
