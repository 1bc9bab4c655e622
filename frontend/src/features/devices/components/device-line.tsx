import { type DeviceView } from '#contracts/account/views.js';
import { AskingButton } from '../../../components/asking-button.js';
import { messageOf } from '../../../lib/http-error.js';
import { toast } from '../../toasts/index.js';
import { useForgetDevice } from '../api/use-devices.js';
import { lastUse } from '../domain/last-use.js';

interface DeviceLineProps {
  readonly device: DeviceView;
  readonly now: number;
}

export const DeviceLine = ({ device, now }: DeviceLineProps) => {
  const { mutate, isPending } = useForgetDevice();
  const { name, current, remembered, lastUsedAt } = device;
  const forget = (): void =>
    mutate(device, {
      onError: (error) =>
        toast({
          title: 'Not forgotten',
          description: messageOf(error, 'The device could not be forgotten. Please try again.'),
          tone: 'failure',
        }),
    });
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-5 border-b border-hairline py-1">
      <p className="min-w-0 flex-[1_1_14rem]">
        {name} {current && <span className="text-act italic">this device</span>}
        <span className="caption block text-note">
          used {lastUse(lastUsedAt, now)}
          {remembered && ', logs in by itself'}
        </span>
      </p>
      {isPending ? (
        <p role="status" className="caption">
          Forgetting…
        </p>
      ) : (
        <AskingButton
          question={current ? 'Choose again: you are logged out here' : 'Choose again: it is logged out'}
          onConfirm={forget}
        >
          Forget<span className="sr-only"> {name}</span>
        </AskingButton>
      )}
    </li>
  );
};
