import { useEffect, useRef } from 'react';
import { RuleHeading } from '../../../components/frame/rule-heading.js';
import { useFocusFallback } from '../../../lib/use-focus-fallback.js';
import { capitalised } from '../../../lib/words.js';
import { checkClaim } from '../api/check-claim.js';
import { useBringAlong } from '../api/use-bring-along.js';
import { type GuestClaim, isAsked, nameOfGuest } from '../domain/guest-claim.js';
import { changeClaim, useGuestClaims } from '../guest-claims.js';

const Asked = ({ claim }: { readonly claim: GuestClaim }) => {
  const { mutate, isPending } = useBringAlong(claim);
  const { hero } = claim;
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-5 gap-y-1 border-b border-hairline py-2.5">
      <p className="flex min-w-0 flex-[1_1_16rem] flex-wrap items-baseline gap-x-3">
        <span className="text-xl">{hero?.name ?? nameOfGuest(claim)}</span>
        <span className="caption">
          {hero === null ? 'played here' : `${capitalised(hero.faction)}, played as ${nameOfGuest(claim)}`}
        </span>
      </p>
      <button
        type="button"
        className="button button-act"
        aria-disabled={isPending}
        onClick={isPending ? undefined : () => mutate()}
      >
        {isPending ? 'Bringing…' : 'Bring along'}
        <span className="sr-only"> {hero?.name ?? nameOfGuest(claim)}</span>
      </button>
      <button type="button" className="button" onClick={() => changeClaim(claim.token, { stays: true })}>
        Leave with the guest<span className="sr-only"> {nameOfGuest(claim)}</span>
      </button>
    </li>
  );
};

const nameOfAll = (claims: readonly GuestClaim[]): string =>
  claims.length === 1 ? (claims[0]?.hero?.name ?? 'the saga of this device') : 'the sagas of this device';

/** Asks an account that logs in where a guest has played whether the guest's sagas come along (design section 9). */
const BringAlong = () => {
  const claims = useGuestClaims().claims.filter(isAsked);
  const place = useRef<HTMLDivElement>(null);
  const asked = useRef(new Set<string>());
  useFocusFallback(place);
  useEffect(() => {
    for (const claim of claims.filter(({ token }) => !asked.current.has(token))) {
      asked.current.add(claim.token);
      checkClaim(claim).catch((error: unknown) => console.warn('A guest could not be looked up', error));
    }
  });
  return (
    <div ref={place} tabIndex={-1}>
      {claims.length > 0 && (
        <section aria-labelledby="bring-along" className="mt-8 md:mt-10">
          <RuleHeading id="bring-along">Bring {nameOfAll(claims)} along?</RuleHeading>
          <p className="caption mt-2 text-center text-lead text-balance">
            What a guest played on this device can go on under your name. Left where it is, it waits here for the guest.
          </p>
          <ul className="mx-auto mt-2 max-w-4xl">
            {claims.map((claim) => (
              <Asked key={claim.userId ?? claim.token} claim={claim} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};

export default BringAlong;
