import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type Authenticator } from '#backend/platform/http/authenticator.port.js';
import { type PersonPrincipal } from '#backend/platform/http/principal.js';
import { JWT_LIFETIME_S } from '#backend/platform/keys/jwt-secrets.js';
import { POSTGRES, type Postgres } from '#backend/platform/postgres/postgres.port.js';
import { TokenKeys } from './token-keys.js';

/** A token older than this, or signed with an old key, is renewed by GET /api/auth/me. */
const RENEW_AFTER_S = 24 * 60 * 60;
/** Other processes may accept a revoked token this much longer, in ms. */
const TRUST_MS = 10_000;
const MOST_TRUSTED = 50_000;

interface Claims {
  readonly sub: string;
  /** Absent in older tokens, which all belong to guests. */
  readonly kind?: 'guest' | 'registered';
  readonly epoch: number;
  readonly iat: number;
}

/** Bearer tokens: signed, and revocable by a person's epoch. */
@Injectable()
export class Tokens implements Authenticator {
  private readonly trusted = new LRUCache<string, Claims>({ max: MOST_TRUSTED, ttl: TRUST_MS });

  constructor(
    private readonly keys: TokenKeys,
    @Inject(POSTGRES) private readonly db: Postgres,
  ) {}

  async issue({ userId, kind }: Pick<PersonPrincipal, 'userId'> & { kind: 'guest' | 'registered' }): Promise<string> {
    return this.keys.sign({ sub: userId, kind, epoch: await this.epochOf(userId) }, JWT_LIFETIME_S);
  }

  async principalOf(token: string): Promise<PersonPrincipal | null> {
    const claims = this.trusted.get(token) ?? (await this.verify(token));
    return claims && principalOf(claims);
  }

  /** A new token where this one is older than a day, or signed with an old key. */
  async renewed(token: string, nowS: number): Promise<string | null> {
    const claims = await this.verify(token);
    if (!claims) return null;
    const isOld = nowS - claims.iat > RENEW_AFTER_S || !this.keys.isSignedByCurrent(token);
    return isOld ? this.issue(principalOf(claims)) : null;
  }

  private async verify(token: string): Promise<Claims | null> {
    const claims = await this.keys.verify<Claims>(token);
    if (!claims || (await this.epochOf(claims.sub)) !== claims.epoch) return null;
    this.trusted.set(token, claims);
    return claims;
  }

  private async epochOf(userId: string): Promise<number> {
    const { rows } = await this.db.query<{ epoch: number }>({
      name: 'token-epoch',
      text: 'SELECT epoch FROM token_epochs WHERE user_id = $1',
      values: [userId],
    });
    return rows[0]?.epoch ?? 0;
  }
}

const principalOf = ({ sub, kind = 'guest' }: Claims) => ({ kind, userId: sub });
