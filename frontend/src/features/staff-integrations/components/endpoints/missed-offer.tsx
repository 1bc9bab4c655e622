import { messageOf } from '../../../../lib/http-error.js';
import { useRedeliver } from '../../api/use-endpoints.js';
import { plannedWords, soFarWords } from '../../domain/endpoint-words.js';
import { ActButton } from '../parts/act-button.js';

/** After an endpoint was enabled: what happened while it was not can be sent too. */
export const MissedOffer = ({ endpointId, url }: { readonly endpointId: string; readonly url: string }) => {
  const { mutate, data, error, isPending, soFar } = useRedeliver(endpointId);
  if (data !== undefined) return <p className="text-success">{plannedWords(data.planned)}</p>;
  return (
    <>
      <p>What waited is sent now. What happened while it was disabled is not, unless you send it.</p>
      <ActButton
        busy="Planning…"
        on={`to ${url}`}
        isBusy={isPending}
        isFirst
        onPress={() => mutate({ sinceDisabled: true })}
      >
        Send what happened since
      </ActButton>
      {soFar > 0 && <p>{soFarWords(soFar)}</p>}
      {error !== null && <p className="text-act">{messageOf(error, 'It could not be sent. Please try again.')}</p>}
    </>
  );
};
