import { useRef, useState } from 'react';
import { AskingButton } from '../../../components/asking-button.js';
import { LoadError } from '../../../components/states/load-error.js';
import { messageOf } from '../../../lib/http-error.js';
import { useFocusFallback } from '../../../lib/use-focus-fallback.js';
import { toast } from '../../toasts/index.js';
import { useDevices, useLogOutEverywhere } from '../api/use-devices.js';
import { DeviceLine } from './device-line.js';

const LogOutEverywhere = () => {
  const { mutate } = useLogOutEverywhere();
  const run = (): void =>
    mutate(undefined, {
      onError: (error) =>
        toast({
          title: 'Still logged in',
          description: messageOf(error, 'The other devices could not be logged out. Please try again.'),
          tone: 'failure',
        }),
    });
  return (
    <AskingButton question="Choose again: every device, this one too" onConfirm={run}>
      Log out everywhere
    </AskingButton>
  );
};

/** The devices on which the account is logged in, or may be without its password (design section 9). */
export const Devices = () => {
  const { data, error, refetch } = useDevices();
  const place = useRef<HTMLDivElement>(null);
  const [now] = useState(Date.now);
  useFocusFallback(place);
  return (
    <div ref={place} tabIndex={-1}>
      {data === undefined && error === null && (
        <p role="status" className="caption">
          Looking for your devices…
        </p>
      )}
      {data === undefined && error !== null && (
        <LoadError error={error} fallback="Your devices could not be read." retry={() => void refetch()} />
      )}
      {data !== undefined && (
        <>
          <ul>
            {data.map((device) => (
              <DeviceLine key={device.id} device={device} now={now} />
            ))}
          </ul>
          <LogOutEverywhere />
        </>
      )}
    </div>
  );
};
