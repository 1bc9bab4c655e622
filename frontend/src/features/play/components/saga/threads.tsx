import { type SagaView } from '#contracts/session/saga-view.js';
import { daysLeft } from '../../domain/saga-words.js';
import { PlaceButton } from './place-button.js';

type Thread = SagaView['threads'][number];

const Open = ({ thread: { title, place, daysLeft: days } }: { readonly thread: Thread }) => (
  <li>
    <span>
      {title} <i className={days <= 1 ? 'lining text-act' : 'lining text-faded'}>{daysLeft(days)}</i>
    </span>
    <PlaceButton place={place} />
  </li>
);

/** What lies open between the player and others, the most pressing first, and what is closed. */
export const Threads = ({ threads }: { readonly threads: readonly Thread[] }) => {
  const open = threads.filter(({ state }) => state === 'open').sort((a, b) => a.daysLeft - b.daysLeft);
  const closed = threads.filter(({ state }) => state !== 'open').reverse();
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
      {closed.length > 0 && (
        <ul className="saga-list text-note text-faded" aria-label="Closed threads">
          {closed.map(({ id, title, state }) => (
            <li key={id}>
              <span>
                {title} <i>{state}</i>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
