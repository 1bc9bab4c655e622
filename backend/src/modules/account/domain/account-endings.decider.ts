import { type AccountEvent, type GuestClaimedV1, type PersonErasedV1 } from '#contracts/account/events.js';
import { type AccountRejectionCode } from '#contracts/account/rejections.js';
import { accept, type Decision, reject } from '#backend/shared/domain/decision.js';
import { type Account } from './account.fold.js';

export interface ClaimGuest extends GuestClaimedV1 {
  /** Whether the guest's token is still valid; the token that claimed them no longer is. */
  readonly isTokenGood: boolean;
}

/** A guest is claimed once; the claimer may ask again. A guest who became an account is no longer a guest. */
export const claimGuest = (
  { isTokenGood, ...data }: ClaimGuest,
  { status, claimedBy }: Account,
): Decision<AccountEvent, AccountRejectionCode> => {
  if (status === 'Claimed' && claimedBy === data.ownerId) return accept();
  const isClaimable = status === 'Guest' && isTokenGood && data.ownerId !== data.userId;
  return isClaimable ? accept({ type: 'GuestClaimed', version: 1, data }) : reject('GUEST_NOT_CLAIMABLE');
};

/** The person's key is destroyed first; a second erasure adds nothing. */
export const erasePerson = (data: PersonErasedV1, { status }: Account): Decision<AccountEvent, never> =>
  status === 'Absent' || status === 'Erased' ? accept() : accept({ type: 'PersonErased', version: 1, data });
