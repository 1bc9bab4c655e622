import { type SubmitEvent, useId, useState } from 'react';
import { LoadError } from '../../../components/states/load-error.js';
import { useComparison } from '../api/use-replay.js';
import { Differences } from './differences.js';

interface ComparisonProps {
  readonly sessionId: string;
  readonly turn: number;
  readonly last: number;
}

const Compared = ({
  sessionId,
  from,
  to,
}: {
  readonly sessionId: string;
  readonly from: number;
  readonly to: number;
}) => {
  const { data, error, refetch } = useComparison(sessionId, { from, to });
  if (error !== null)
    return <LoadError error={error} fallback="The turns could not be compared." retry={() => void refetch()} />;
  if (data === undefined) return <p className="caption">Comparing…</p>;
  return <Differences differences={data.differences} none={`Turns ${from} and ${to} left the same.`} />;
};

/** This turn against any other. */
export const Comparison = ({ sessionId, turn, last }: ComparisonProps) => {
  const id = useId();
  const [other, setOther] = useState(String(Math.max(0, turn - 1)));
  const [from, setFrom] = useState<number | null>(null);
  const compare = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const asked = Number(other);
    if (other !== '' && Number.isInteger(asked) && asked >= 0 && asked <= last) setFrom(asked);
  };
  return (
    <>
      <h3>Compare</h3>
      <form onSubmit={compare} className="replay-compare">
        <label htmlFor={id}>With turn</label>
        <input
          id={id}
          type="number"
          min={0}
          max={last}
          value={other}
          onChange={({ target }) => setOther(target.value)}
        />
        <button type="submit" className="text-button">
          Compare
        </button>
      </form>
      {from !== null && <Compared sessionId={sessionId} from={from} to={turn} />}
    </>
  );
};
