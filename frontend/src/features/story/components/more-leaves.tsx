import { useRef } from 'react';
import { LoadError } from '../../../components/states/load-error.js';
import { useLoadWhenNear } from '../use-load-when-near.js';

interface MoreLeavesProps {
  /** 'Read earlier leaves'. */
  readonly label: string;
  readonly loading: boolean;
  readonly error: Error | null;
  readonly load: () => void;
}

/** The edge of the leaves that were read: it loads more when the reader comes near, or by its button. */
export const MoreLeaves = ({ label, loading, error, load }: MoreLeavesProps) => {
  const edge = useRef<HTMLDivElement>(null);
  useLoadWhenNear(edge, !loading && error === null, load);
  return (
    <div ref={edge} className="py-3 text-center [overflow-anchor:none]">
      <p role="status" className="caption">
        {loading && 'Turning the leaves…'}
      </p>
      {error !== null && (
        <LoadError error={error} fallback="Those leaves could not be read. They are safe." retry={load} />
      )}
      {error === null && (
        <button type="button" className="text-button text-faded italic" aria-disabled={loading} onClick={load}>
          {label}
        </button>
      )}
    </div>
  );
};
