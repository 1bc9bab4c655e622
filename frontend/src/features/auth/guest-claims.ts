import { useMemo } from 'react';
import { RETURNING_KEYS } from '../../lib/first-visit.js';
import { parseJson } from '../../lib/parse-json.js';
import { storedValue } from '../../lib/stored-value.js';
import { useStoredValue } from '../../lib/use-stored-value.js';
import { claimsIn, type GuestClaim, type Hero, withChanged, withClaim, withoutClaim } from './domain/guest-claim.js';

const list = storedValue(RETURNING_KEYS.claims);
/** What was kept before there was a list; a tab that was opened then may still write it. */
const single = storedValue(RETURNING_KEYS.claim);

const claimsOf = (text: string | null, one: string | null): readonly GuestClaim[] => claimsIn(parseJson(text), one);
export const guestClaims = (): readonly GuestClaim[] => claimsOf(list.get(), single.get());

/** @returns whether the browser has stored them; if not, they last as long as the page */
const put = (claims: readonly GuestClaim[]): boolean => {
  const text = claims.length === 0 ? null : JSON.stringify(claims);
  if (text !== list.get() || !list.isStored()) list.set(text);
  if (list.isStored() && single.get() !== null) single.set(null);
  return list.isStored();
};

/** Puts the guest first. No claim is ever dropped to save room. @returns whether the browser has stored it */
export const keepClaim = (claim: Pick<GuestClaim, 'token'> & Partial<GuestClaim>): boolean =>
  put(withClaim(guestClaims(), claim));
export const changeClaim = (token: string, change: Partial<GuestClaim>): void =>
  void put(withChanged(guestClaims(), token, change));
export const dropClaim = (claim: Pick<GuestClaim, 'token' | 'userId'>): void =>
  void put(withoutClaim(guestClaims(), claim));

/** Notes which hero the guest plays; players with an account have no claim. */
export const rememberHero = (userId: string, hero: Hero): void => {
  const claim = guestClaims().find((one) => one.userId === userId);
  if (claim !== undefined) changeClaim(claim.token, { hero });
};

/** The guests of this device, newest first, and whether the browser has stored them. */
export const useGuestClaims = (): { readonly claims: readonly GuestClaim[]; readonly isStored: boolean } => {
  const text = useStoredValue(list);
  const one = useStoredValue(single);
  return { claims: useMemo(() => claimsOf(text, one), [text, one]), isStored: list.isStored() };
};
