/** The secrets of bearer tokens. */
export interface JwtSecrets {
  /** Signs new tokens. */
  readonly signing: string;
  /** Tokens that these have signed are accepted too. */
  readonly old: readonly string[];
}
export const JWT_SECRETS = Symbol('JwtSecrets');

/** A token lasts 180 days, sliding (design section 9, 'guest signs up'). In seconds. */
export const JWT_LIFETIME_S = 180 * 24 * 60 * 60;
