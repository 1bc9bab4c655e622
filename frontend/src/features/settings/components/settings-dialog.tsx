import { Dialog } from 'radix-ui';
import { useFocusReturn } from '../../../lib/use-focus-return.js';
import { SettingsForm } from './settings-form.js';

export interface SettingsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export const SettingsDialog = (props: SettingsDialogProps) => {
  const focusReturn = useFocusReturn();
  return (
    <Dialog.Root {...props}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="slip-in" aria-describedby={undefined} {...focusReturn}>
          <Dialog.Title className="caps text-3xl text-act">Settings</Dialog.Title>
          <SettingsForm />
          <Dialog.Close className="button">Close</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
