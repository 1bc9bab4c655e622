import { type FactionId, FACTIONS } from '#game/model/world.js';

export interface Hero {
  readonly characterId: string;
  readonly name: string;
  readonly faction: FactionId;
}

/** A guest who has played on this device: their token is the only way back to their sagas (design section 9). */
export interface GuestClaim {
  readonly token: string;
  /** Null until the server has been asked: older claims were stored without user and name. */
  readonly userId: string | null;
  readonly username: string | null;
  /** The hero of the saga played last; null while none is known. */
  readonly hero: Hero | null;
  /** Whether the server has refused the token: it ran out, or it was revoked. */
  readonly refused: boolean;
  /** Whether an account has declined to take over this guest's sagas, and is not asked again. */
  readonly stays: boolean;
}

const BLANK = { userId: null, username: null, hero: null, refused: false, stays: false } as const;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const heroIn = (value: unknown): Hero | null => {
  if (!isFields(value)) return null;
  const [characterId, name] = [textOf(value['characterId']), textOf(value['name'])];
  const faction = FACTIONS.find((id) => id === value['faction']);
  return characterId === null || name === null || faction === undefined ? null : { characterId, name, faction };
};

const claimIn = (value: unknown): readonly GuestClaim[] => {
  if (!isFields(value)) return [];
  const token = textOf(value['token']);
  if (token === null) return [];
  const { userId, username, hero, refused, stays } = value;
  return [
    {
      token,
      userId: textOf(userId),
      username: textOf(username),
      hero: heroIn(hero),
      refused: refused === true,
      stays: stays === true,
    },
  ];
};

const isSame = (a: Pick<GuestClaim, 'token' | 'userId'>, b: Pick<GuestClaim, 'token' | 'userId'>): boolean =>
  a.token === b.token || (a.userId !== null && a.userId === b.userId);

/** The newest first. @param single the one token that was kept before there was a list */
export const claimsIn = (list: unknown, single: string | null): readonly GuestClaim[] => {
  const claims = Array.isArray(list) ? list.flatMap(claimIn) : [];
  if (single === null || single === '' || claims.some(({ token }) => token === single)) return claims;
  return [{ token: single, ...BLANK }, ...claims];
};

/** The same guest's claim becomes the newest one, and keeps what is not known anew. */
export const withClaim = (
  claims: readonly GuestClaim[],
  claim: Pick<GuestClaim, 'token'> & Partial<GuestClaim>,
): readonly GuestClaim[] => {
  const given = { userId: null, ...claim };
  const before = claims.find((other) => isSame(other, given));
  return [{ ...BLANK, ...before, ...claim }, ...claims.filter((other) => !isSame(other, given))];
};

/** The same claims in the same order, one of them changed. */
export const withChanged = (
  claims: readonly GuestClaim[],
  token: string,
  change: Partial<GuestClaim>,
): readonly GuestClaim[] => claims.map((claim) => (claim.token === token ? { ...claim, ...change } : claim));

export const withoutClaim = (
  claims: readonly GuestClaim[],
  gone: Pick<GuestClaim, 'token' | 'userId'>,
): readonly GuestClaim[] => claims.filter((claim) => !isSame(claim, gone));

/** The claim that a new account takes over: the newest one that still holds a saga, else the newest that is not refused. */
export const claimToRegister = (claims: readonly GuestClaim[]): GuestClaim | null => {
  const open = claims.filter(({ refused }) => !refused);
  return open.find(({ hero }) => hero !== null) ?? open[0] ?? null;
};

/** Whether an account is asked to take over what this guest has played. */
export const isAsked = ({ hero, refused, stays }: GuestClaim): boolean => hero !== null && !refused && !stays;

/** 'Guest_1f', or words for a guest whose name is not known. */
export const nameOfGuest = ({ username }: Pick<GuestClaim, 'username'>): string => username ?? 'the guest';
