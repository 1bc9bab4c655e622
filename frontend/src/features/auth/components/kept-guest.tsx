import { AskingButton } from '../../../components/asking-button.js';
import { capitalised } from '../../../lib/words.js';
import { type GuestClaim, nameOfGuest } from '../domain/guest-claim.js';
import { dropClaim } from '../guest-claims.js';
import { useReturn } from '../use-return.js';

const heroInWords = ({ hero }: GuestClaim): string =>
  hero === null ? '' : `: ${hero.name}, ${capitalised(hero.faction)}`;

/** 'Continue as Guest_1f: Thora Ironside, Vikings'. */
export const KeptGuest = ({ claim }: { readonly claim: GuestClaim }) => {
  const { enter, waiting } = useReturn(claim);
  const { hero, refused } = claim;
  const label = `${refused ? 'Try again' : 'Continue'} as ${nameOfGuest(claim)}`;
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-5 gap-y-1 border-b border-hairline py-2.5">
      <div className="min-w-0 flex-[1_1_20rem]">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-xl">{hero?.name ?? nameOfGuest(claim)}</span>
          {hero !== null && <span className="caption">{capitalised(hero.faction)}</span>}
        </p>
        {refused && (
          <p className="text-note text-act">
            The login kept here is no longer valid: it ran out, or it was ended. The saga is still written, but this
            device can’t open it.
          </p>
        )}
      </div>
      <button
        type="button"
        className={refused ? 'button' : 'button button-act'}
        aria-label={label + heroInWords(claim)}
        aria-disabled={waiting}
        onClick={waiting ? undefined : enter}
      >
        {label}
      </button>
      <AskingButton question="Choose again: nothing will lead back" onConfirm={() => dropClaim(claim)}>
        Forget<span className="sr-only"> {nameOfGuest(claim)}</span>
      </AskingButton>
    </li>
  );
};
