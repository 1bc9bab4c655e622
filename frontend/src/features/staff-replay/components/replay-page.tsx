import { useParams } from 'react-router-dom';
import { LoadError } from '../../../components/states/load-error.js';
import { dateAndTime } from '../../../lib/dates.js';
import { isStatus } from '../../../lib/http-error.js';
import { StaffLeaf } from '../../staff-console/index.js';
import { useSummary } from '../api/use-replay.js';
import { Replay } from './replay.js';

/** /staff/sessions/{sessionId}: a saga as its player saw it, turn by turn. */
export const ReplayPage = () => {
  const { sessionId = '' } = useParams();
  const { data, error, refetch } = useSummary(sessionId);
  if (error !== null)
    return (
      <StaffLeaf title="Replay" lead="A saga as its player saw it, turn by turn.">
        {isStatus(error, 404) || isStatus(error, 400) ? (
          <p className="caption pt-4">There is no saga with this id.</p>
        ) : (
          <LoadError error={error} fallback="The saga could not be read." retry={() => void refetch()} />
        )}
      </StaffLeaf>
    );
  if (data === undefined)
    return (
      <StaffLeaf title="Replay" lead="A saga as its player saw it, turn by turn.">
        <p className="caption pt-4">Reading the saga from the log…</p>
      </StaffLeaf>
    );
  const { faction, profession, difficulty, startedAt, turns, status } = data;
  const state =
    status === 'InPlay' ? 'in play' : status === 'Fallen' ? 'fallen, may turn back' : `ended: ${data.ending ?? ''}`;
  return (
    <StaffLeaf
      title="Replay"
      lead={`${faction.charAt(0).toUpperCase()}${faction.slice(1)}, ${profession}, ${difficulty}; begun ${dateAndTime(startedAt)}; ${turns} turns, ${state}.`}
    >
      {data.erased && <p role="note">Its person was erased. What happened is left; their words are gone for good.</p>}
      <Replay summary={data} />
    </StaffLeaf>
  );
};
