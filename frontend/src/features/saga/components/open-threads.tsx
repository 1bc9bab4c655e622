import { type SagaView } from '#contracts/session/saga-view.js';
import { daysLeft, mattersOf } from '../domain/saga-words.js';
import { SagaLine } from './saga-line.js';

type Thread = SagaView['threads'][number];

const Open = ({ thread: { title, place, daysLeft: days } }: { readonly thread: Thread }) => (
  <SagaLine place={place}>
    {title} <i className={`whitespace-nowrap ${days <= 1 ? 'text-act' : 'text-faded'}`}>{daysLeft(days)}</i>
  </SagaLine>
);

/** Open threads, the most urgent first. */
export const OpenThreads = ({ threads }: { readonly threads: readonly Thread[] }) => {
  const open = mattersOf(threads)
    .filter(({ state }) => state === 'open')
    .sort((a, b) => a.daysLeft - b.daysLeft);
  return (
    <section>
      <h3 className="saga-heading">Threads</h3>
      {open.length === 0 && <p className="caption">Nothing is owed, and nobody waits for you.</p>}
      {open.length > 0 && (
        <ul className="saga-list">
          {open.map((thread) => (
            <Open key={thread.id} thread={thread} />
          ))}
        </ul>
      )}
    </section>
  );
};
