import { useRef } from 'react';
import { useFocusFallback } from '../../../lib/use-focus-fallback.js';
import { forgetLogin, useSavedLogins } from '../saved-logins.js';
import { useQuickAccess } from '../use-quick-access.js';

/** 'Quick access': the logins saved on this device. */
export const QuickAccess = () => {
  const logins = useSavedLogins();
  const { enter, waiting } = useQuickAccess();
  const place = useRef<HTMLDivElement>(null);
  useFocusFallback(place);
  return (
    <div ref={place} tabIndex={-1}>
      {logins.length > 0 && (
        <section aria-labelledby="quick-access" className="mb-2">
          <h2 id="quick-access" className="small-caps text-act">
            Quick access
          </h2>
          <ul>
            {logins.map((login) => (
              <li key={login.username} className="flex items-center justify-between gap-4 border-b border-hairline">
                <button
                  type="button"
                  className="text-button text-lead"
                  aria-disabled={waiting}
                  onClick={waiting ? undefined : () => enter(login)}
                >
                  {login.displayName}
                </button>
                <button
                  type="button"
                  className="text-button text-note text-faded"
                  onClick={() => forgetLogin(login.username)}
                >
                  Forget<span className="sr-only"> {login.displayName} on this device</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};
