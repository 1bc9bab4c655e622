import { type User } from '#contracts/account/views.js';
import { useResendConfirmation } from '../api/use-resend-confirmation.js';

/** The present address, and whether it is confirmed. */
export const AddressState = ({ user: { email, emailConfirmed } }: { readonly user: User }) => {
  const { mutate, isPending } = useResendConfirmation();
  if (email === null)
    return <p className="caption">No address yet. With one, a lost password is no lost saga: a link leads back in.</p>;
  if (emailConfirmed)
    return (
      <p>
        <span className="break-all">{email}</span> <span className="text-note text-success">confirmed</span>
      </p>
    );
  return (
    <div>
      <p>
        <span className="break-all">{email}</span> <span className="text-note text-act">not confirmed yet</span>
      </p>
      <p className="caption text-note">
        Until you follow the link that was sent there, it can’t bring a password back.
      </p>
      <button
        type="button"
        className="text-button text-act"
        aria-disabled={isPending}
        onClick={isPending ? undefined : () => mutate()}
      >
        {isPending ? 'Sending…' : 'Send the link again'}
      </button>
    </div>
  );
};
