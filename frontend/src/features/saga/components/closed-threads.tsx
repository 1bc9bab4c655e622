import { type SagaView } from '#contracts/session/saga-view.js';
import { mattersOf, WHY_CLOSED } from '../domain/saga-words.js';
import { SagaLine } from './saga-line.js';

/** Closed threads with the reason, the newest first. */
export const ClosedThreads = ({ threads }: Pick<SagaView, 'threads'>) => {
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
