import { useAuth, useSignUp } from '../auth/index.js';
import { useActionTokens, type Alarm, alarmOf, useRefill } from '../tokens/index.js';
import { type Prompt, promptFor, standingOf } from './domain/prompt.js';
import { usePlansUrl } from '../plans/index.js';

interface Prompted {
  readonly prompt: Prompt;
  readonly alarm: Alarm;
  /** When new actions come: 'in 3 days'; null if none come, or nobody knows when. */
  readonly refill: string | null;
  /** Sends a guest to sign up; opens the plans in a new tab for other players (specification section 2). */
  readonly onward: () => void;
}

/** The prompt for this player; null if they are unknown or no plan offers more. `spent` overrides the token count. */
export const usePrompt = (spent?: boolean): Prompted | null => {
  const auth = useAuth();
  const signUp = useSignUp();
  const { data } = useActionTokens();
  const refill = useRefill();
  const plansUrl = usePlansUrl();
  if (auth.status !== 'authenticated') return null;
  const alarm = data === undefined || data.unlimited ? 'none' : alarmOf(data.actionTokens);
  const standing = standingOf(auth.user);
  if (data?.unlimited === true && standing !== 'guest') return null;
  const onward = standing === 'guest' ? signUp : () => void window.open(plansUrl, '_blank', 'noreferrer');
  return { prompt: promptFor(standing, spent ?? alarm === 'out'), alarm, refill, onward };
};
