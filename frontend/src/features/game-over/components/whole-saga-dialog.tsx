import { Dialog } from 'radix-ui';
import { Entry, PlainText } from '../../story/index.js';
import { useSession } from '../../session/index.js';

/** The whole saga, from the first leaf. */
export const WholeSagaDialog = () => {
  const { stories, character } = useSession();
  return (
    <Dialog.Root>
      <Dialog.Trigger className="text-button italic">Read the saga from the first leaf</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="whole-saga" aria-describedby={undefined}>
          <div className="mx-auto max-w-3xl">
            <div className="flex items-center justify-between gap-4 border-b border-rule">
              <Dialog.Title className="display text-3xl">The Saga of {character.name}</Dialog.Title>
              <Dialog.Close className="text-button">Close</Dialog.Close>
            </div>
            <div className="story">
              {stories.map((entry) => (
                <Entry key={entry.id} entry={entry}>
                  <PlainText text={entry.storyContent} />
                </Entry>
              ))}
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
