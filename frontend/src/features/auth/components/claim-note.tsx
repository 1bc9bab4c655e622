import { claimToRegister, type GuestClaim, nameOfGuest } from '../domain/guest-claim.js';
import { useGuestClaims } from '../guest-claims.js';
import { useReturn } from '../use-return.js';

const Note = ({ claim }: { readonly claim: GuestClaim }) => {
  const { enter, waiting } = useReturn(claim);
  const saga = claim.hero === null ? 'Your saga' : `The saga of ${claim.hero.name}`;
  return (
    <div className="mb-2">
      <p className="caption">
        {saga} is kept on this device ({nameOfGuest(claim)}). Register, and it goes on under your new name. Log in to an
        account you have, and you are asked whether to bring it along.
      </p>
      <button
        type="button"
        className="text-button text-note text-act"
        aria-disabled={waiting}
        onClick={waiting ? undefined : enter}
      >
        Go back as {nameOfGuest(claim)}
      </button>
    </div>
  );
};

/** Tells a guest who signs up which saga is kept and where, with a way back: on a phone the form covers the page. */
export const ClaimNote = () => {
  const claim = claimToRegister(useGuestClaims().claims);
  return claim === null ? null : <Note claim={claim} />;
};
