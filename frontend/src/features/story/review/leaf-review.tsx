import { type StoryEntry } from '#contracts/session/views.js';
import { useSession } from '../../session/index.js';
import { Doubt } from './doubt.js';
import { Retelling } from './retelling.js';

interface LeafReviewProps {
  readonly entry: StoryEntry;
  /** False where it was open before the layout changed: the reader's focus is elsewhere. */
  readonly takesFocus: boolean;
  readonly close: () => void;
}

export const LeafReview = ({ entry, ...props }: LeafReviewProps) =>
  useSession().leafReviews.of(entry.turnNumber).asked === 'retell' ? (
    <Retelling entry={entry} asks />
  ) : (
    <Doubt entry={entry} {...props} />
  );
