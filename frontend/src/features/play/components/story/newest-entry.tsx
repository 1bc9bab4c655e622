import { usePlay } from '../../play-context.js';
import { Entry } from './entry.js';
import { RevealedText } from './revealed-text.js';
import { StreamedText } from './streamed-text.js';

/** The newest entry, which is read out once when it comes. */
export const NewestEntry = () => {
  const { latest, telling } = usePlay();
  return (
    <div aria-live="polite" data-newest>
      {latest !== null && (
        <Entry key={latest.id} entry={latest}>
          {latest.narration === 'pending' ? (
            <StreamedText sentences={telling?.sentences ?? []} />
          ) : (
            <RevealedText sessionId={latest.sessionId} turn={latest.turnNumber} text={latest.storyContent} />
          )}
        </Entry>
      )}
    </div>
  );
};
