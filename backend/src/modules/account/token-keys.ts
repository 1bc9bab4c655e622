import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { createSecretKey } from 'node:crypto';
import { fingerprintOf, keyIdOf } from '#backend/platform/keys/fingerprint.js';
import { JWT_SECRETS, type JwtSecrets } from '#backend/platform/keys/jwt-secrets.js';

interface TokenKey {
  readonly id: string;
  readonly jwt: JwtService;
}

interface Decoded {
  readonly header: { readonly kid?: string };
}

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
    return this.current.jwt.signAsync(claims, { expiresIn: expiresInS });
  }

  /** Its claims; null where no key of ours signed it, or it has expired. */
  async verify<Claims extends object>(token: string): Promise<Claims | null> {
    for (const { jwt } of this.candidates(token)) {
      const claims = await jwt.verifyAsync<Claims>(token).catch(() => null);
      if (claims) return claims;
    }
    return null;
  }

  /** Whether a valid token names the key that signs now. */
  isSignedByCurrent(token: string): boolean {
    return this.keyIdIn(token) === this.current.id;
  }

  /** Tokens of before keys had names may be any key's. */
  private candidates(token: string): readonly TokenKey[] {
    const id = this.keyIdIn(token);
    return id === undefined ? this.all : this.all.filter((key) => key.id === id);
  }

  private keyIdIn(token: string): string | undefined {
    try {
      const decoded = this.current.jwt.decode(token, { complete: true }) as Decoded | null;
      return decoded?.header.kid;
    } catch {
      // No JSON in it: no key verifies it.
      return undefined;
    }
  }
}
