import { useTheme } from '../../../crafts/use-theme.js';
import { type StoryEntry } from '#contracts/session/views.js';
import { type ReactNode } from 'react';
import { EntryDebug } from './entry-debug.js';
import { EntryHour } from './entry-hour.js';
import { MarginNotes } from './margin-notes.js';
import { YourAction } from './your-action.js';

interface EntryProps {
  readonly entry: StoryEntry;
  readonly children: ReactNode;
  /** Its hour, in the margin; a log has a column for it. */
  readonly time?: string | null;
  readonly foot?: ReactNode;
}

/** One entry of the story: in a log its hour, then the action, its result in the margin, and the narration. */
export const Entry = ({ entry, children, time = null, foot }: EntryProps) => {
  const { log } = useTheme();
  const { playerAction, actionResult, withdrawn } = entry;
  return (
    <article className={`entry ${withdrawn ? 'entry-withdrawn' : ''}`}>
      <EntryHour entry={entry} />
      {playerAction !== null && <YourAction action={playerAction} className="entry-action" />}
      {withdrawn && <p className="caption text-note">Taken back</p>}
      <MarginNotes result={actionResult} time={log === null ? time : null} />
      <div className="story-text entry-text">{children}</div>
      {foot}
      <EntryDebug entry={entry} />
    </article>
  );
};
