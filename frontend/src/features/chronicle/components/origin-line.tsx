import { type WorldView } from '#contracts/session/views.js';
import { ordinal } from '../../../lib/words.js';

/** For a saga that began from a leaf of another saga: says which. */
export const OriginLine = ({ world }: { readonly world: WorldView | undefined }) => {
  if (!world?.origin) return null;
  const { turn, sessionId } = world.origin;
  const whose = sessionId === null ? 'a saga that was shared' : 'another saga of yours';
  return (
    <p className="caption">
      A What if: it grew out of the {ordinal(turn + 1)} leaf of {whose}.
    </p>
  );
};
