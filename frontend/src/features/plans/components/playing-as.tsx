import { type Difficulty } from '#game/model/character.js';
import { useAuth, isGuest } from '../../auth/index.js';
import { capitalised } from '../../../lib/words.js';
import { PlanBadge } from './plan-badge.js';

/** 'Playing on the Normal trial, as a guest (Free Plan)'. */
export const PlayingAs = ({ difficulty }: { readonly difficulty: Difficulty }) => {
  const auth = useAuth();
  if (auth.status !== 'authenticated') return null;
  return (
    <p className="flex items-center gap-x-1.5">
      <span className="hidden sm:inline">
        Playing on the {capitalised(difficulty)} trial, {isGuest(auth.user) ? 'as a guest' : `as ${auth.user.username}`}
      </span>
      <PlanBadge tier={auth.user.subscriptionTier} />
    </p>
  );
};
