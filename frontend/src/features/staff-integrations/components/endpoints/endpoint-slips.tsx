import { type NewSecret } from '#contracts/integration/managed.js';
import { useRemoveEndpoint, useRotateSecret } from '../../api/use-endpoints.js';
import { exactTime } from '../../domain/words.js';
import { AskSlip } from '../parts/ask-slip.js';
import { RotateSlip } from '../parts/rotate-slip.js';
import { type Once } from '../parts/shown-once.js';

export type AskedOfEndpoint = 'rotate' | 'remove';

interface EndpointSlipProps {
  readonly endpointId: string;
  readonly url: string;
  readonly onClose: () => void;
}
interface EndpointSlipsProps extends EndpointSlipProps {
  readonly asked: AskedOfEndpoint;
  readonly onRemoved: (() => void) | undefined;
}

const onceOf = ({ secret, overlapEndsAt }: NewSecret): Once => ({
  title: 'The new secret',
  words: `It is shown this once: hand it over now. The one of before signs too until ${exactTime(overlapEndsAt)}.`,
  what: 'the secret',
  text: secret,
});

const Rotate = ({ endpointId, url, onClose }: EndpointSlipProps) => (
  <RotateSlip
    title="Rotate the secret"
    words={`What is sent to ${url} is signed with another secret from now on.`}
    label="The one of before signs too"
    change={useRotateSecret(endpointId)}
    once={onceOf}
    onClose={onClose}
  />
);

const Remove = ({ endpointId, url, onClose, onRemoved }: Omit<EndpointSlipsProps, 'asked'>) => {
  const remove = useRemoveEndpoint(endpointId);
  const confirm = (): void =>
    remove.mutate(undefined, {
      onSuccess: () => {
        onClose();
        onRemoved?.();
      },
    });
  return (
    <AskSlip
      title="Remove this endpoint?"
      words={`${url} gets nothing any more. Its secrets, what waits for it, and the log of what it got are gone for good.`}
      act="Remove it"
      busy="Removing…"
      change={remove}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};

/** The dialog that was asked for. */
export const EndpointSlips = ({ asked, ...slip }: EndpointSlipsProps) =>
  asked === 'rotate' ? <Rotate {...slip} /> : <Remove {...slip} />;
