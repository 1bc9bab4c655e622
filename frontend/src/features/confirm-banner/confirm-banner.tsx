import { useRef } from 'react';
import { useFocusFallback } from '../../lib/use-focus-fallback.js';
import { useStoredValue } from '../../lib/use-stored-value.js';
import { useResendConfirmation } from '../account-forms/index.js';
import { dismissed, dismissalOf } from './dismissed.js';

interface ConfirmBannerProps {
  readonly userId: string;
  readonly email: string;
}

/** One line about an address that is not confirmed. It can be put away for the day, and blocks nothing. */
const ConfirmBanner = ({ userId, email }: ConfirmBannerProps) => {
  const place = useRef<HTMLDivElement>(null);
  useFocusFallback(place);
  const today = dismissalOf(userId, new Date());
  const { mutate, isPending, isSuccess } = useResendConfirmation();
  return (
    <div ref={place} tabIndex={-1}>
      {useStoredValue(dismissed) !== today && (
        <div className="confirm-banner">
          <p>
            A link went to <span className="break-all">{email}</span>. Follow it, and a lost password is no lost saga.
          </p>
          <button
            type="button"
            className="text-button text-act"
            aria-disabled={isPending || isSuccess}
            onClick={isPending || isSuccess ? undefined : () => mutate()}
          >
            {isPending ? 'Sending…' : isSuccess ? 'Sent' : 'Send it again'}
          </button>
          <button type="button" className="text-button" onClick={() => dismissed.set(today)}>
            Not today
          </button>
        </div>
      )}
    </div>
  );
};

export default ConfirmBanner;
