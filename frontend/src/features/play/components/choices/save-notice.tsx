import { isGuest, useAuth } from '../../../auth/api/use-auth.js';
import { useLogOut } from '../../../auth/api/use-log-out.js';
import { useActionTokens } from '../../../tokens/api/use-action-tokens.js';
import { alarmOf } from '../../../tokens/tokens-left.js';

/** 'Save Your Progress', for a guest whose actions run low (specification section 6). */
export const SaveNotice = () => {
  const auth = useAuth();
  const signUp = useLogOut();
  const { data } = useActionTokens();
  const low = data !== undefined && !data.unlimited && alarmOf(data.actionTokens) !== 'none';
  if (!low || auth.status !== 'authenticated' || !isGuest(auth.user)) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center justify-between gap-x-4 border-t border-hairline">
      <span>
        <span className="caps text-act">Save Your Progress</span> <span className="caption">with an account of your own</span>
      </span>
      <button type="button" className="text-button" onClick={signUp}>
        Sign Up
      </button>
    </p>
  );
};
