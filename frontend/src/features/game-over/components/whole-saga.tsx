import { Dialog } from 'radix-ui';
import { useSession, useWholeStory } from '../../session/index.js';
import { MoreLeaves, SagaBook } from '../../story/index.js';

/** The leaves from the first on, as far as the reader goes. */
export const WholeSaga = () => {
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
