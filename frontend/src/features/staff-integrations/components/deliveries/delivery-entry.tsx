import { type ManagedDelivery } from '#contracts/integration/managed.js';
import { useRedeliver } from '../../api/use-endpoints.js';
import { messageOf } from '../../../../lib/http-error.js';
import { attemptsWords } from '../../domain/delivery-words.js';
import { plannedWords } from '../../domain/endpoint-words.js';
import { Entry } from '../../../staff-console/index.js';
import { ActButton } from '../parts/act-button.js';
import { DeliveryDetail } from './delivery-detail.js';
import { Opening } from '../parts/opening.js';

const TONE = { pending: 'text-faded', delivered: 'text-success', failed: 'text-act' } as const;

interface DeliveryEntryProps {
  readonly endpointId: string;
  readonly isTest: boolean;
  readonly delivery: ManagedDelivery;
}

/** An event on its way to an endpoint. */
export const DeliveryEntry = ({ endpointId, isTest, delivery }: DeliveryEntryProps) => {
  const { messageId, type, state, createdAt } = delivery;
  const { mutate, data, error, isPending } = useRedeliver(endpointId);
  const name = `${type}, ${messageId}`;
  return (
    <Entry
      at={createdAt}
      note={attemptsWords(delivery)}
      more={
        <>
          <div className="flex flex-wrap gap-x-5">
            {!isTest && (
              <ActButton busy="Planning…" on={name} isBusy={isPending} onPress={() => mutate({ messageId })}>
                Send again
              </ActButton>
            )}
            <Opening name="details" on={name}>
              <DeliveryDetail endpointId={endpointId} messageId={messageId} />
            </Opening>
          </div>
          <div role="status">
            {error !== null && <p className="text-act">{messageOf(error, 'It could not be sent again.')}</p>}
            {data !== undefined && <p className="text-success">{plannedWords(data.planned)}</p>}
          </div>
        </>
      }
    >
      {type} <span className={`text-base ${TONE[state]}`}>{state}</span>
    </Entry>
  );
};
