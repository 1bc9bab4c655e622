import { Inject, Injectable } from '@nestjs/common';
import { AUTHENTICATOR, type Authenticator } from '#backend/platform/http/authenticator.port.js';

/** Who calls a public route: somebody with a token that is valid, or a visitor. */
@Injectable()
export class OptionalCallers {
  constructor(@Inject(AUTHENTICATOR) private readonly authenticator: Authenticator) {}

  /** @returns the person's id; null for a visitor, and for a token that has expired */
  async userIdOf(bearer: string | null): Promise<string | null> {
    const principal = bearer === null ? null : await this.authenticator.principalOf(bearer);
    return principal === null || principal.kind === 'api-key' ? null : principal.userId;
  }
}
