import { Dialog } from 'radix-ui';
import { useSession } from '../../session/index.js';
import { WholeSaga } from './whole-saga.js';

/** The whole saga, from the first leaf. */
export const WholeSagaDialog = () => {
  const { character } = useSession();
  return (
    <Dialog.Root>
      <Dialog.Trigger className="text-button italic">Read the saga from the first leaf</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="whole-saga" aria-describedby={undefined} data-scrolls>
          <div className="mx-auto max-w-3xl">
            <div className="flex items-center justify-between gap-4 border-b border-rule">
              <Dialog.Title className="display text-3xl">The Saga of {character.name}</Dialog.Title>
              <Dialog.Close className="text-button">Close</Dialog.Close>
            </div>
            <WholeSaga sessionId={character.sessionId} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
