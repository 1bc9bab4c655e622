import { memo } from 'react';
import { Entry } from '../../components/entry.js';
import { PlainText } from '../../components/plain-text.js';
import { RewindButton } from '../../components/rewind-button.js';
import { type BookLeaf } from '../domain/book-leaves.js';

interface BookEntryProps {
  readonly leaf: BookLeaf;
  /** Whether the saga can be rewound to it. */
  readonly mayTurnBack?: boolean;
}

/** A leaf that was read before; a chapter begins with the people's initial. */
export const BookEntry = memo(function BookEntry({ leaf, mayTurnBack = false }: BookEntryProps) {
  const { entry, opens, time } = leaf;
  return (
    <Entry
      entry={entry}
      time={time}
      foot={mayTurnBack && !entry.withdrawn && <RewindButton turn={entry.turnNumber} asks />}
    >
      <PlainText text={entry.storyContent} initial={opens?.isChapter === true} />
    </Entry>
  );
});
