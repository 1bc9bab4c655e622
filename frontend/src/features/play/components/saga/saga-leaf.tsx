import { Unread } from '../../../../components/states/unread.js';
import { usePlay } from '../../play-context.js';
import { FellDue } from './fell-due.js';
import { Oath } from './oath.js';
import { People } from './people.js';
import { Places } from './places.js';
import { type Seek, SeekContext } from './seek-context.js';
import { Threads } from './threads.js';
import { Threat } from './threat.js';

/** The spine of the saga: oath, threat, threads, people and places; before it is read, that it is being read, or why it can't be. */
export const SagaLeaf = ({ seek }: { readonly seek: Seek }) => {
  const { saga, sagaError, retry } = usePlay();
  if (saga)
    return (
      <SeekContext value={seek}>
        <div className="saga-leaf">
          <Oath oath={saga.oath} />
          <Threat threat={saga.threat} />
          <Threads threads={saga.threads} />
          <FellDue threads={saga.threads} />
          <People people={saga.people} />
          <Places />
        </div>
      </SeekContext>
    );
  if (sagaError === null)
    return (
      <p role="status" className="caption py-3">
        Your oath is being looked up…
      </p>
    );
  return <Unread error={sagaError} otherwise="The oath could not be read." retry={retry} className="py-2" />;
};
