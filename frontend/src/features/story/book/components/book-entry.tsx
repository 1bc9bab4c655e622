import { type StoryEntry } from '#contracts/session/views.js';
import { memo, type ReactNode } from 'react';
import { Entry } from '../../components/entry.js';
import { PlainText } from '../../components/plain-text.js';
import { LeafFoot } from '../../review/leaf-foot.js';
import { RewindButton } from '../../components/rewind-button.js';

interface BookEntryProps {
  readonly entry: StoryEntry;
  readonly time: string | null;
  /** A chapter begins with the people's initial. */
  readonly isFirst: boolean;
  /** Whether the saga can be rewound to it. */
  readonly mayTurnBack?: boolean;
  /** Whether it may be asked about: where a saga is played, not where it is read as a book. */
  readonly mayReview?: boolean;
  readonly more?: ReactNode;
}

/** A leaf that was read before. Leaves that are read later do not draw it again. */
export const BookEntry = memo(function BookEntry({
  entry,
  time,
  isFirst,
  mayTurnBack = false,
  mayReview = false,
  more,
}: BookEntryProps) {
  return (
    <Entry
      entry={entry}
      time={time}
      foot={
        !entry.withdrawn && (
          <>
            {mayTurnBack && <RewindButton turn={entry.turnNumber} asks />}
            {mayReview && entry.narrator === 'model' && <LeafFoot entry={entry} />}
            {more}
          </>
        )
      }
    >
      <PlainText text={entry.storyContent} initial={isFirst} />
    </Entry>
  );
});
