import { type ReplayedEvent } from '#contracts/session/replay-views.js';
import { dateAndTime } from '../../../lib/dates.js';

/** The events of the turn in their order. */
export const EventList = ({ events }: { readonly events: readonly ReplayedEvent[] }) => (
  <>
    <h3>Events</h3>
    <ol className="replay-events">
      {events.map(({ id, type, version, revision, metadata, data }) => (
        <li key={id}>
          <details>
            <summary>
              {type}{' '}
              <span className="lining text-faded">
                v{version}, no. {revision}
              </span>
            </summary>
            <p className="text-note">
              {dateAndTime(metadata.occurredAt)}, by {metadata.actor.kind} {metadata.actor.id}, request{' '}
              {metadata.correlationId}
            </p>
            <pre className="replay-json">{JSON.stringify(data, null, 2)}</pre>
          </details>
        </li>
      ))}
    </ol>
  </>
);
