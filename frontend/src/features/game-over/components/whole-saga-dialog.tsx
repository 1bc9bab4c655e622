import { Dialog } from 'radix-ui';
import { KeepAsBook } from '../../story/index.js';
import { WholeSaga } from './whole-saga.js';

/** The whole saga as a book, from the first leaf. */
export const WholeSagaDialog = () => (
  <Dialog.Root>
    <Dialog.Trigger className="text-button italic">Read the saga from the first leaf</Dialog.Trigger>
    <Dialog.Portal>
      <Dialog.Overlay className="veil" />
      <Dialog.Content className="whole-saga" aria-describedby={undefined} data-scrolls>
        <div className="whole-saga-head">
          <KeepAsBook />
          <Dialog.Close className="text-button">Close</Dialog.Close>
        </div>
        <WholeSaga />
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
);
