import { useSession } from '../../session/index.js';
import { LeafFoot } from '../review/leaf-foot.js';
import { Entry } from './entry.js';
import { RevealedText } from './revealed-text.js';
import { StreamedText } from './streamed-text.js';

/** The newest entry, with an initial; StoryAnnouncer reads it out. */
export const NewestEntry = () => {
  const { latest } = useSession();
  return (
    <div data-newest>
      {latest !== null && (
        <Entry key={latest.id} entry={latest} foot={<LeafFoot entry={latest} />}>
          {latest.narration === 'pending' ? (
            <StreamedText sessionId={latest.sessionId} turn={latest.turnNumber} />
          ) : (
            <RevealedText sessionId={latest.sessionId} turn={latest.turnNumber} text={latest.storyContent} />
          )}
        </Entry>
      )}
    </div>
  );
};
