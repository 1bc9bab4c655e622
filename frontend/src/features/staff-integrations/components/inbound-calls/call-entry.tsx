import { type InboundCallView } from '#contracts/integration/managed.js';
import { Entry } from '../../../staff-console/index.js';
import { useRetryCall } from '../../api/use-inbound-calls.js';
import { becameWords, callNote, isWorkable } from '../../domain/call-words.js';
import { ActButton } from '../parts/act-button.js';
import { CallDetail } from './call-detail.js';
import { Opening } from '../parts/opening.js';
import { PersonLink } from '../parts/person-link.js';

const TONE = { waiting: 'text-faded', done: 'text-success', failed: 'text-act' } as const;

/** A call of the CRM: what it was about, and what became of it. */
export const CallEntry = ({ call }: { readonly call: InboundCallView }) => {
  const { id, eventType, state, userId, createdAt } = call;
  const { mutate, isPending } = useRetryCall(id);
  const name = `${eventType}, ${id}`;
  return (
    <Entry
      at={createdAt}
      note={callNote(call)}
      more={
        <>
          <p className={`wrap-anywhere ${TONE[state]}`}>{becameWords(call)}</p>
          <div className="flex flex-wrap gap-x-5">
            {isWorkable(call) && (
              <ActButton
                busy="Queueing…"
                on={name}
                isBusy={isPending}
                isFirst={state === 'failed'}
                onPress={() => mutate()}
              >
                Work on it again
              </ActButton>
            )}
            <PersonLink userId={userId} />
            <Opening name="the payload" on={name}>
              <CallDetail id={id} />
            </Opening>
          </div>
        </>
      }
    >
      {eventType} <span className="text-base text-faded">{state}</span>
    </Entry>
  );
};
