import { type ReplayedTurn } from '#contracts/session/replay-views.js';
import { dateAndTime } from '../../../lib/dates.js';
import { Comparison } from './comparison.js';
import { Differences } from './differences.js';
import { EventList } from './event-list.js';
import { Roll } from './roll.js';
import { Tellings } from './tellings.js';

interface StaffPanelsProps {
  readonly replayed: ReplayedTurn;
  readonly sessionId: string;
  readonly last: number;
}

/** What the log has of the turn. */
export const StaffPanels = ({ replayed, sessionId, last }: StaffPanelsProps) => {
  const { line, roll, differences, events, tellings, masked } = replayed;
  return (
    <section aria-label="What the log has" className="replay-panels">
      <h2 className="display">What the log has</h2>
      <p className="lining text-note text-faded">
        {dateAndTime(line.resolvedAt)}, rules {line.rulesVersion}
        {line.parent === null ? '' : `, from turn ${line.parent}`}
        {line.rewoundTo === null ? '' : `; then turned back to turn ${line.rewoundTo}`}
      </p>
      <Roll roll={roll} line={line} />
      <h3>Difference</h3>
      <Differences differences={differences} none="The turn changed nothing." />
      <Tellings tellings={tellings} masked={masked} />
      <EventList events={events} />
      <Comparison key={line.turn} sessionId={sessionId} turn={line.turn} last={last} />
    </section>
  );
};
