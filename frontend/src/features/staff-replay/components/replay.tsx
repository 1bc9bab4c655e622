import { type ReplaySummary } from '#contracts/session/replay-views.js';
import { useCallback, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { LoadError } from '../../../components/states/load-error.js';
import { useFollowedTheme } from '../../../crafts/use-theme.js';
import { ShowWords } from '../../staff-console/index.js';
import { useReplayedTurn } from '../api/use-replay.js';
import { turnIn, turnWords } from '../domain/replay-words.js';
import { usePlayback } from '../use-playback.js';
import { useReplayKeys } from '../use-replay-keys.js';
import { CapsuleButton } from './capsule-button.js';
import { PlaybackBar } from './playback-bar.js';
import { PlayersScreen } from './players-screen.js';
import { StaffPanels } from './staff-panels.js';
import { Timeline } from './timeline.js';
import '../replay.css';

/** The timeline of a saga, and one turn of it: on the left as the player saw it, on the right what the log has. */
export const Replay = ({ summary }: { readonly summary: ReplaySummary }) => {
  const { sessionId, userId, turns, faction, erased } = summary;
  useFollowedTheme(faction);
  const { search } = useLocation();
  const navigate = useNavigate();
  const turn = turnIn(search, turns);
  const [reason, setReason] = useState<string | null>(null);
  const { data, error, isPlaceholderData, refetch } = useReplayedTurn(sessionId, turn, reason);
  const go = useCallback(
    (to: number) => void navigate(`/staff/sessions/${sessionId}?turn=${to}`, { replace: true }),
    [navigate, sessionId],
  );
  const isShown = data !== undefined && !isPlaceholderData;
  const playback = usePlayback({ turn: isShown ? data.line.turn : turn, last: turns, isShown, go });
  const step = (by: number): void => {
    playback.pause();
    const [before, at] = [data?.line.previous ?? turn - 1, data?.line.turn ?? turn];
    go(Math.min(Math.max(0, by < 0 ? before : at + 1), turns));
  };
  useReplayKeys({ toggle: playback.toggle, step });
  return (
    <>
      <PlaybackBar
        turn={turn}
        last={turns}
        words={isShown ? turnWords(data.line) : `Turn ${turn}`}
        playback={playback}
        step={step}
        go={go}
      />
      <div className="replay-acts">
        {!erased && <ShowWords shown={reason !== null} show={setReason} />}
        <Link to={`/staff/people/${userId}`} className="text-button">
          Its player
        </Link>
        <CapsuleButton sessionId={sessionId} />
      </div>
      {error !== null && (
        <LoadError error={error} fallback="This turn could not be read." retry={() => void refetch()} />
      )}
      {data === undefined && error === null && <p className="caption">Reading the turn…</p>}
      <div className="replay-spread" aria-busy={!isShown}>
        {data !== undefined && error === null && (
          <>
            <PlayersScreen key={data.line.turn} replayed={data} />
            <StaffPanels replayed={data} sessionId={sessionId} last={turns} />
          </>
        )}
        <Timeline sessionId={sessionId} turn={turn} />
      </div>
    </>
  );
};
