import { type ManagedEndpoint } from '#contracts/integration/managed.js';
import { useState } from 'react';
import { useDisable, useEnable, usePing } from '../../api/use-endpoints.js';
import { ActButton } from '../parts/act-button.js';
import { type AskedOfEndpoint, EndpointSlips } from './endpoint-slips.js';
import { MissedOffer } from './missed-offer.js';
import { SentOutcome } from './sent-outcome.js';

interface EndpointActsProps {
  readonly endpoint: ManagedEndpoint;
  readonly onRemoved?: () => void;
}

/** What can be done with an endpoint, and how it went. */
export const EndpointActs = ({ endpoint: { id, url, test, disabledAt }, onRemoved }: EndpointActsProps) => {
  const [asked, setAsked] = useState<AskedOfEndpoint | null>(null);
  const ping = usePing(id);
  const enable = useEnable(id);
  const disable = useDisable(id);
  const isEnabled = disabledAt === null;
  const turn = (): void => {
    // An offer of an earlier enabling is over.
    enable.reset();
    (isEnabled ? disable : enable).mutate();
  };
  return (
    <>
      <div className="flex flex-wrap gap-x-5">
        <ActButton busy="Pinging…" on={url} isBusy={ping.isPending} onPress={() => ping.mutate()}>
          Ping
        </ActButton>
        <ActButton
          busy="Writing…"
          on={url}
          isBusy={enable.isPending || disable.isPending}
          isFirst={!isEnabled}
          onPress={turn}
        >
          {isEnabled ? 'Disable' : 'Enable'}
        </ActButton>
        <ActButton on={`of ${url}`} onPress={() => setAsked('rotate')}>
          Rotate the secret
        </ActButton>
        <ActButton on={url} onPress={() => setAsked('remove')}>
          Remove
        </ActButton>
      </div>
      <SentOutcome of={ping} failed="The ping could not be sent." />
      <div role="status">{enable.isSuccess && isEnabled && !test && <MissedOffer endpointId={id} url={url} />}</div>
      {asked !== null && (
        <EndpointSlips asked={asked} endpointId={id} url={url} onClose={() => setAsked(null)} onRemoved={onRemoved} />
      )}
    </>
  );
};
