import { useFullStory } from '../../preferences/index.js';
import { earlierLeaves, useSession } from '../../session/index.js';
import { EntryHour } from './entry-hour.js';
import { MarginNotes } from './margin-notes.js';
import { PlainText } from './plain-text.js';
import { YourAction } from './your-action.js';

/**
 * The leaf before, dimmed, in the space that a short one leaves under it. It is there to be seen beside the newest, so
 * it is kept from screen readers and the keyboard: with 'Show full story' off they have the latest entry only.
 */
export const LeafBefore = () => {
  const { stories } = useSession();
  const { full } = useFullStory();
  const [before] = earlierLeaves(stories);
  if (full || before === undefined) return null;
  const { playerAction, actionResult, storyContent } = before;
  return (
    <div className="leaf-before" aria-hidden="true" inert>
      <div className="leaf-before-words">
        <p className="leaf-before-head">The leaf before</p>
        <div className="entry">
          <EntryHour entry={before} />
          {playerAction !== null && <YourAction action={playerAction} className="entry-action" />}
          {actionResult !== null && <MarginNotes result={actionResult} />}
          <div className="story-text entry-text">
            <PlainText text={storyContent} />
          </div>
        </div>
      </div>
    </div>
  );
};
