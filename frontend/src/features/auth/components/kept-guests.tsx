import { useEffect, useRef, useState } from 'react';
import { RuleHeading } from '../../../components/frame/rule-heading.js';
import { useFocusFallback } from '../../../lib/use-focus-fallback.js';
import { checkClaim } from '../api/check-claim.js';
import { useGuestClaims } from '../guest-claims.js';
import { KeptGuest } from './kept-guest.js';

const SHOWN_AT_FIRST = 3;

/** The guests of this device, for a visitor who is logged out: who plays here, and one press to go back. */
const KeptGuests = () => {
  const { claims, isStored } = useGuestClaims();
  const [all, setAll] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const asked = useRef(new Set<string>());
  useFocusFallback(place);
  const shown = all ? claims : claims.slice(0, SHOWN_AT_FIRST);
  useEffect(() => {
    for (const claim of shown.filter(({ token }) => !asked.current.has(token))) {
      asked.current.add(claim.token);
      // Unreachable or refused: what is known is shown.
      checkClaim(claim).catch((error: unknown) => console.warn('A guest could not be looked up', error));
    }
  });
  return (
    <div ref={place} tabIndex={-1}>
      {claims.length > 0 && (
        <section aria-labelledby="kept-guests" className="mt-8 md:mt-10">
          <RuleHeading id="kept-guests">Kept on this device</RuleHeading>
          <p className="caption mt-2 text-center text-lead text-balance">
            {isStored
              ? 'What a guest has played waits here. Register, and it is yours everywhere.'
              : 'This browser stores nothing: the way back lasts only as long as this page is open.'}
          </p>
          <ul className="mx-auto mt-2 max-w-4xl">
            {shown.map((claim) => (
              <KeptGuest key={claim.userId ?? claim.token} claim={claim} />
            ))}
          </ul>
          {shown.length < claims.length && (
            <p className="mt-3 text-center">
              <button type="button" className="text-button text-act" onClick={() => setAll(true)}>
                Show {claims.length - shown.length} more
              </button>
            </p>
          )}
        </section>
      )}
    </div>
  );
};

export default KeptGuests;
