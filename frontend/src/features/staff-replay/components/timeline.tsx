import { type ReplayLine } from '#contracts/session/replay-views.js';
import { Link } from 'react-router-dom';
import { LoadError } from '../../../components/states/load-error.js';
import { TURNS_A_PAGE, useTimeline } from '../api/use-replay.js';
import { turnWords } from '../domain/replay-words.js';

interface TimelineProps {
  readonly sessionId: string;
  readonly turn: number;
}

const Line = ({
  line,
  sessionId,
  here,
}: {
  readonly line: ReplayLine;
  readonly sessionId: string;
  readonly here: boolean;
}) => (
  <li className={line.withdrawn ? 'replay-withdrawn' : undefined}>
    <Link
      to={`/staff/sessions/${sessionId}?turn=${line.turn}`}
      aria-current={here ? 'page' : undefined}
      className="text-button"
    >
      {turnWords(line)}
    </Link>
    <span className="lining text-note text-faded">
      {line.hitPointsLost > 0 && ` −${line.hitPointsLost} HP`}
      {line.hitPointsGained > 0 && ` +${line.hitPointsGained} HP`}
      {line.coinsDelta !== 0 && ` ${line.coinsDelta > 0 ? '+' : '−'}${Math.abs(line.coinsDelta)} coins`}
      {line.rewoundTo !== null && ` turned back to turn ${line.rewoundTo}`}
    </span>
  </li>
);

/** The turns around the one that is shown: a page of the timeline. */
export const Timeline = ({ sessionId, turn }: TimelineProps) => {
  const { data, error, refetch } = useTimeline(sessionId, turn);
  if (error !== null)
    return <LoadError error={error} fallback="The timeline could not be read." retry={() => void refetch()} />;
  if (data === undefined) return <p className="caption">Reading the timeline…</p>;
  const first = data.turns[0]?.turn ?? 0;
  return (
    <nav aria-label="Timeline" className="replay-timeline">
      <h2 className="display">Timeline</h2>
      <ol start={first}>
        {data.turns.map((line) => (
          <Line key={line.turn} line={line} sessionId={sessionId} here={line.turn === turn} />
        ))}
      </ol>
      {first > 0 && (
        <Link to={`/staff/sessions/${sessionId}?turn=${Math.max(0, first - TURNS_A_PAGE)}`} className="text-button">
          Earlier turns
        </Link>
      )}
      {data.next !== null && (
        <Link to={`/staff/sessions/${sessionId}?turn=${data.next}`} className="text-button">
          Later turns
        </Link>
      )}
    </nav>
  );
};
