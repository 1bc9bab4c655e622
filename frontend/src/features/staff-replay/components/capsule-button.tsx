import { useMutation } from '@tanstack/react-query';
import { download } from '../../../lib/download.js';
import { messageOf } from '../../../lib/http-error.js';
import { readCapsule } from '../api/use-replay.js';

/** The saga without its person, as a file. */
export const CapsuleButton = ({ sessionId }: { readonly sessionId: string }) => {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => readCapsule(sessionId),
    onSuccess: (file) => download(file, `${sessionId.slice(0, 8)}.capsule.jsonl`),
  });
  return (
    <div>
      <button
        type="button"
        className="text-button"
        aria-disabled={isPending}
        onClick={isPending ? undefined : () => mutate()}
      >
        {isPending ? 'Packing…' : 'Download the capsule'}
      </button>
      {error !== null && <p role="alert">{messageOf(error, 'The capsule could not be made.')}</p>}
    </div>
  );
};
