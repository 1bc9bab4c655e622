import { type StoryEntry } from '#contracts/session/views.js';
import { useTheme } from '../../../crafts/use-theme.js';

/** In a log, the time of an entry. */
export const EntryHour = ({ entry: { calendar } }: { readonly entry: StoryEntry }) => {
  const { log } = useTheme();
  return log === null || calendar === null ? null : <p className="entry-hour">{log.hour(calendar)}</p>;
};
