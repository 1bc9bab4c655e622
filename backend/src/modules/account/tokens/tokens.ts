import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Authenticator } from '#backend/platform/http/authenticator.port.js';
import { type PersonPrincipal } from '#backend/platform/http/principal.js';
import { JWT_LIFETIME_S } from '#backend/platform/keys/jwt-secrets.js';
import { Devices, type TokenStanding } from '../devices/devices.js';
import { TokenEpochs } from './token-epochs.js';
import { TokenKeys } from './token-keys.js';

const DAY_S = 24 * 60 * 60;
/** A token older than this, or signed with an old key, is renewed by GET /api/auth/me. */
const RENEW_AFTER_S = DAY_S;
/** Sliding (design section 9, 'guest signs up'). */
const LIFETIME_S = { guest: JWT_LIFETIME_S, registered: 90 * DAY_S };
/** After the first sign-in; then the person signs in anew. */
const ABSOLUTE_END_S = 365 * DAY_S;
/** Other processes may accept a revoked token this much longer, in ms. */
export const TRUST_MS = 10_000;
const MOST_TRUSTED = 50_000;

/** Claims of now, and of tokens that were issued before devices had ids. */
interface Claims {
  readonly sub: string;
  readonly iat: number;
  /** Id of the device. */
  readonly did?: string;
  /** When the person signed in on it, in s since 1970. */
  readonly auth_time?: number;
  /** The device's epoch; in a token from before devices had ids, the person's. */
  readonly epoch: number;
}
interface Trusted {
  readonly claims: Claims;
  readonly principal: PersonPrincipal & { readonly kind: 'guest' | 'registered' };
}
export interface SignedIn {
  readonly userId: string;
  readonly kind: 'guest' | 'registered';
  readonly deviceId: string;
  /** The device's current epoch. */
  readonly epoch: number;
  /** In s since 1970. */
  readonly signedInAtS: number;
}
export interface Renewed {
  readonly token: string;
  readonly userId: string;
  readonly deviceId: string;
}

/** Bearer tokens: signed, made for one device, and revoked with it. */
@Injectable()
export class Tokens implements Authenticator {
  private readonly trusted = new LRUCache<string, Trusted>({ max: MOST_TRUSTED, ttl: TRUST_MS });
  /** Rises with each revocation: what was read before one may be out of date. */
  private generation = 0;

  constructor(
    private readonly keys: TokenKeys,
    private readonly devices: Devices,
    private readonly epochs: TokenEpochs,
  ) {}

  issue({ userId, kind, deviceId, epoch, signedInAtS }: SignedIn, nowS = Date.now() / 1_000): Promise<string> {
    const endsInS = Math.floor(Math.min(LIFETIME_S[kind], signedInAtS + ABSOLUTE_END_S - nowS));
    return this.keys.sign({ sub: userId, did: deviceId, epoch, auth_time: Math.floor(signedInAtS) }, endsInS);
  }

  async principalOf(token: string): Promise<PersonPrincipal | null> {
    return (this.trusted.get(token) ?? (await this.verify(token)))?.principal ?? null;
  }

  /** The person of a token, also of a revoked one; null where we did not sign it, or it has expired. */
  async userIn(token: string): Promise<string | null> {
    return (await this.keys.verify<Claims>(token))?.sub ?? null;
  }

  /** A new token where this one is older than a day, signed with an old key, or from before devices had ids. */
  async renewed(token: string, nowS: number): Promise<Renewed | null> {
    const trusted = await this.verify(token);
    if (!trusted) return null;
    const { claims, principal } = trusted;
    const { userId, kind } = principal;
    const isOld = nowS - claims.iat > RENEW_AFTER_S || !this.keys.isSignedByCurrent(token) || !claims.did;
    if (!isOld) return null;
    const [deviceId, signedInAtS] = [claims.did ?? impliedDevice(token), claims.auth_time ?? claims.iat];
    const epoch = claims.did ? claims.epoch : 0;
    return { token: await this.issue({ userId, kind, deviceId, epoch, signedInAtS }, nowS), userId, deviceId };
  }

  /** From now on, this process reads the standing of the person's tokens again before it trusts them. */
  forget(userId: string): void {
    this.generation++;
    for (const [token, { principal }] of this.trusted.entries())
      if (principal.userId === userId) this.trusted.delete(token);
  }

  private async verify(token: string): Promise<Trusted | null> {
    const { generation } = this;
    const claims = await this.keys.verify<Claims>(token);
    if (!claims) return null;
    const { sub: userId, did: deviceId = null } = claims;
    const standing = await this.devices.standing(userId, deviceId ?? impliedDevice(token));
    if (!(await this.isLive(claims, standing))) return null;
    const kind = standing.isRegistered ? 'registered' : 'guest';
    const trusted: Trusted = { claims, principal: { kind, userId, deviceId } };
    if (generation === this.generation) this.trusted.set(token, trusted);
    return trusted;
  }

  /** The device of a token from before devices had ids exists only once the token is exchanged. */
  private async isLive({ sub, did, epoch }: Claims, standing: TokenStanding): Promise<boolean> {
    if (did !== undefined) return standing.isLive === true && standing.epoch === epoch;
    return standing.isLive !== false && (await this.epochs.of(sub)) === epoch;
  }
}

/** The device that a token from before devices had ids becomes: the same for two tabs that exchange it at once. */
const impliedDevice = (token: string): string => {
  const digits = createHash('sha256').update(token).digest('hex');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
};
