import { type DeadLetterView } from '#contracts/integration/managed.js';
import { Entry } from '../../../staff-console/index.js';
import { useRetryLetters } from '../../api/use-dead-letters.js';
import { counted, pretty } from '../../domain/words.js';
import { JsonBlock } from '../parts/json-block.js';
import { LetterActs } from './letter-acts.js';
import { MendButton } from '../leads/mend-button.js';
import { Opening } from '../parts/opening.js';

/** A job that failed for good: why, when, and after how many attempts. */
export const LetterEntry = ({ letter }: { readonly letter: DeadLetterView }) => {
  const { queue, id, attempts, reason, failedAt, leadId, data } = letter;
  const retry = useRetryLetters();
  const name = `job ${id} of ${queue}`;
  return (
    <Entry
      at={failedAt}
      note={`Job ${id}, after ${counted(attempts, 'attempt', 'attempts')}${leadId === null ? '' : ` · lead ${leadId}`}`}
      more={
        <div className="flex flex-wrap gap-x-5">
          <LetterActs letters={{ queue, id }} name={name} lost={`Job ${id} of ${queue}`} />
          {leadId !== null && (
            <MendButton leadId={leadId} then="the job is tried again" onMended={() => retry.mutate({ queue, id })} />
          )}
          <Opening name="its data" on={name}>
            <JsonBlock what="the data" text={pretty(data)} />
          </Opening>
        </div>
      }
    >
      {reason}
    </Entry>
  );
};
