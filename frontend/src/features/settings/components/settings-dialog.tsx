import { Dialog } from 'radix-ui';
import { lazy, Suspense, useState } from 'react';
import { whenOnline } from '../../../lib/lazy-parts.js';

export const loadSettings = whenOnline(() => import('./settings-leaf.js'));
const SettingsLeaf = lazy(loadSettings);

interface SettingsDialogProps {
  /** Opened from elsewhere; without these it brings its own button. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

export const SettingsDialog = ({ open, onOpenChange }: SettingsDialogProps) => {
  const [opened, setOpened] = useState(false);
  return (
    <Dialog.Root open={open ?? opened} onOpenChange={onOpenChange ?? setOpened}>
      {open === undefined && <Dialog.Trigger className="text-button">Settings</Dialog.Trigger>}
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="slip-in" aria-describedby={undefined}>
          <Dialog.Title className="caps text-3xl text-act">Settings</Dialog.Title>
          <Suspense>
            <SettingsLeaf />
          </Suspense>
          <Dialog.Close className="button mt-6 w-full">Close</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
