import { Dialog } from 'radix-ui';
import { lazy, Suspense } from 'react';
import { whenOnline } from '../../../lib/lazy-parts.js';
import { useFocusReturn } from '../../../lib/use-focus-return.js';

export const loadSettings = whenOnline(async () => ({ default: (await import('./settings-form.js')).SettingsForm }));
const SettingsForm = lazy(loadSettings);

interface SettingsDialogProps {
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
          <Suspense fallback={<div className="flex-1" />}>
            <SettingsForm />
          </Suspense>
          <Dialog.Close className="button">Close</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
