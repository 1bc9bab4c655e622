import { Dialog } from 'radix-ui';
import { KeepAsBook, MoreLeaves, SagaBook } from '../../story/index.js';

import { useSession, useWholeStory } from '../../session/index.js';

/** The leaves from the first on, as far as the reader goes. */
const WholeSaga = () => {
  const { character } = useSession();
  const { entries, more, loading, error, load } = useWholeStory(character.sessionId);
  const isWhole = !more && !loading && error === null;
  return (
    <>
      <SagaBook
        entries={entries}
        isWhole={isWhole}
        heading={<Dialog.Title className="display">The Saga of {character.name}</Dialog.Title>}
      />
      {isWhole ? (
        <p className="saga-ends caps">Here ends the saga</p>
      ) : (
        <MoreLeaves label="Read on" loading={loading} error={error} load={load} />
      )}
    </>
  );
};

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
