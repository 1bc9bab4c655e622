import { claimToRegister, nameOfGuest } from '../domain/guest-claim.js';
import { useGuestClaims } from '../guest-claims.js';

/** Says what is kept and where, to a guest who has come to sign up. */
export const ClaimNote = () => {
  const claim = claimToRegister(useGuestClaims().claims);
  if (claim === null) return null;
  const hero = claim.hero === null ? '' : `, ${claim.hero.name}`;
  return (
    <p className="caption mb-2">
      Your saga is kept on this device ({nameOfGuest(claim)}
      {hero}). Register, and it is yours.
    </p>
  );
};
