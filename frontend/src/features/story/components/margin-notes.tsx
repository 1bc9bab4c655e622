import { type ActionResult } from '#contracts/session/views.js';
import { marginOf } from '../../session/index.js';

const TONE = { success: 'text-success', loss: 'text-act', failure: 'text-faded' } as const;

const NOTHING = { badges: [], notes: [] } as const;

interface MarginNotesProps {
  readonly result: ActionResult | null;
  readonly time?: string | null;
}

/** Notes beside the entry if there is room, above it on a phone. */
export const MarginNotes = ({ result, time = null }: MarginNotesProps) => {
  const { badges, notes } = result === null ? NOTHING : marginOf(result);
  if (time === null && badges.length + notes.length === 0) return null;
  return (
    <div className="entry-margin">
      {time !== null && <span className="entry-time">{time}</span>}
      {badges.map(({ text, tone }) => (
        <span key={text} className={`lining font-semibold whitespace-nowrap ${TONE[tone]}`}>
          {text}
        </span>
      ))}
      {notes.map((note) => (
        <span key={note} className="lining text-faded">
          {note}
        </span>
      ))}
    </div>
  );
};
