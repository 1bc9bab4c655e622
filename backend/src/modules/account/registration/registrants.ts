import { Injectable } from '@nestjs/common';
import { AUTH_REJECTIONS } from '#contracts/account/rejections.js';
import { KeyedHashes } from '#backend/platform/keys/keyed-hashes.js';
import { type PersonPrincipal } from '#backend/platform/http/principal.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { requestContext } from '#backend/platform/http/request-context.js';
import { type Credential } from '../sign-in/credentials.js';
import { Registrations } from './registrations.js';
import { Reservations } from './reservations.js';
import { Tokens } from '../tokens/tokens.js';

export interface Registrant {
  readonly credential: Credential;
  /** The person whose token came with the request; a repeated registration finds them registered. */
  readonly guest: PersonPrincipal | null;
}
export interface ChosenCredentials {
  readonly username: string;
  readonly password: string;
}

/** Who signs up, and the name that is theirs from now on. */
@Injectable()
export class Registrants {
  constructor(
    private readonly tokens: Tokens,
    private readonly reservations: Reservations,
    private readonly registrations: Registrations,
    private readonly hashes: KeyedHashes,
  ) {}

  /** @throws RejectedError GUEST_NOT_KNOWN (401), USERNAME_TAKEN, ALREADY_REGISTERED (409) */
  async admit(chosen: ChosenCredentials, bearer: string | null): Promise<Registrant> {
    const guest = bearer === null ? null : await this.tokens.principalOf(bearer);
    if (bearer !== null && guest === null) throw rejectedBy(AUTH_REJECTIONS, { code: 'GUEST_NOT_KNOWN' });
    return { credential: await this.reserve(chosen, guest?.userId ?? null, guest), guest };
  }

  /** @param ownerId who has an id already; null for a new one @throws RejectedError USERNAME_TAKEN, ALREADY_REGISTERED (409) */
  reserve(
    { username, password }: ChosenCredentials,
    ownerId: string | null,
    by: PersonPrincipal | null = null,
  ): Promise<Credential> {
    const usernameKey = this.hashes.of('username', username.toLowerCase());
    return this.reservations.reserve({ ownerId, usernameKey, password }, (other) =>
      this.registrations.settle(
        other,
        requestContext(by ?? { kind: 'registered', userId: other.userId, deviceId: null }),
      ),
    );
  }
}
