import { Entry, MoreLeaves, PlainText } from '../../story/index.js';
import { useWholeStory } from '../../session/index.js';

/** The leaves from the first on, as far as the reader goes. */
export const WholeSaga = ({ sessionId }: { readonly sessionId: string }) => {
  const { entries, more, loading, error, load } = useWholeStory(sessionId);
  return (
    <div className="story many-entries">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry}>
          <PlainText text={entry.storyContent} />
        </Entry>
      ))}
      {(more || loading || error !== null) && (
        <MoreLeaves label="Read on" loading={loading} error={error} load={load} />
      )}
    </div>
  );
};
