import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { createSecretKey } from 'node:crypto';
import { fingerprintOf, keyIdOf } from '#backend/platform/keys/fingerprint.js';
import { JWT_SECRETS, type JwtSecrets } from '#backend/platform/keys/jwt-secrets.js';

interface TokenKey {
  readonly id: string;
  readonly jwt: JwtService;
}

interface Header {
  readonly alg: string;
  readonly typ?: string;
  readonly kid?: string;
}

/** What our tokens are, and whom they are for (RFC 9068): nothing else that these keys sign is taken for one. */
const TYPE = 'at+jwt';
const AUDIENCE = 'steppes-and-seas';
/** Types of tokens from before tokens had types and audiences. */
const OLD_TYPES: readonly (string | undefined)[] = ['JWT', undefined];

/** With text in place of a key object, each check of a token would first try it as a public key. */
const tokenKey = (secret: string): TokenKey => {
  const id = keyIdOf(fingerprintOf('jwt-secret', secret));
  const jwt = new JwtService({
    secret: createSecretKey(Buffer.from(secret)),
    signOptions: { algorithm: 'HS256', keyid: id },
    verifyOptions: { algorithms: ['HS256'] },
  });
  return { id, jwt };
};

/** Keys of bearer tokens: a token names its key (`kid`), so that the secret can be replaced while older tokens live. */
@Injectable()
export class TokenKeys {
  private readonly current: TokenKey;
  private readonly all: readonly TokenKey[];

  constructor(@Inject(JWT_SECRETS) { signing, old }: JwtSecrets) {
    this.current = tokenKey(signing);
    this.all = [this.current, ...old.map(tokenKey)];
  }

  sign(claims: object, expiresInS: number): Promise<string> {
    return this.current.jwt.signAsync(claims, {
      expiresIn: expiresInS,
      audience: AUDIENCE,
      header: { alg: 'HS256', typ: TYPE, kid: this.current.id },
    });
  }

  /** Its claims; null where no key of ours signed it, or it has expired. */
  async verify<Claims extends object>(token: string): Promise<Claims | null> {
    const header = this.headerOf(token);
    if (!header) return null;
    const isOfNow = header.typ === TYPE;
    for (const { jwt } of this.candidates(header)) {
      const claims = await jwt
        .verifyAsync<Claims & { aud?: string }>(token, isOfNow ? { audience: AUDIENCE } : {})
        .catch(() => null);
      if (claims) return isOfNow || isOfBefore(header, claims) ? claims : null;
    }
    return null;
  }

  /** Whether a valid token names the key that signs now. */
  isSignedByCurrent(token: string): boolean {
    return this.headerOf(token)?.kid === this.current.id;
  }

  /** A token from before keys had names may be signed by any key. */
  private candidates({ kid }: Header): readonly TokenKey[] {
    return kid === undefined ? this.all : this.all.filter((key) => key.id === kid);
  }

  private headerOf(token: string): Header | null {
    try {
      const decoded = this.current.jwt.decode(token, { complete: true }) as { readonly header: Header | null } | null;
      return decoded?.header ?? null;
    } catch {
      // No JSON in it: no key verifies it.
      return null;
    }
  }
}

const isOfBefore = ({ typ }: Header, { aud }: { readonly aud?: string }): boolean =>
  OLD_TYPES.includes(typ) && aud === undefined;
