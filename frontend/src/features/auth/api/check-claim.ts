import { type CurrentUser } from '#contracts/account/views.js';
import { type Save } from '#contracts/save/views.js';
import { isStatus } from '../../../lib/http-error.js';
import { request } from '../../../lib/http.js';
import { lastCharacter } from '../../../lib/last-character.js';
import { ME, SAVES } from '../../../lib/query-keys.js';
import { type GuestClaim, type Hero } from '../domain/guest-claim.js';
import { isGuest } from '../domain/is-guest.js';
import { changeClaim, dropClaim } from '../guest-claims.js';

const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** The guest of a claim, whose token may be renewed. Throws HttpError: 401 for a token that is no longer valid. */
export const guestOf = ({ token }: Pick<GuestClaim, 'token'>): Promise<CurrentUser> =>
  request<CurrentUser>('GET', ME, as(token)).catch((error: unknown) => {
    if (isStatus(error, 401)) changeClaim(token, { refused: true });
    throw error;
  });

const heroOf = async (token: string): Promise<Hero | null> => {
  const [save] = await request<readonly Save[]>('GET', `${SAVES}?limit=1`, as(token));
  if (save === undefined) return null;
  const { id: characterId, name, faction } = save.character;
  return { characterId, name, faction };
};

/**
 * Asks the server what a claim leads to, and keeps the answer. A guest who has become an account has that way back, and
 * is dropped. So is one who has no saga: by the server's word, and only if this device knows of none either.
 */
export const checkClaim = async (claim: GuestClaim): Promise<void> => {
  const guest = await guestOf(claim);
  const { id: userId, username, token = claim.token } = guest;
  if (!isGuest(guest)) {
    dropClaim({ token: claim.token, userId });
    return;
  }
  const hero = await heroOf(token);
  if (hero === null && claim.hero === null && lastCharacter(userId) === null) dropClaim({ token: claim.token, userId });
  else changeClaim(claim.token, { token, userId, username, hero: hero ?? claim.hero, refused: false });
};
