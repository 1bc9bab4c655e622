import { Injectable } from '@nestjs/common';
import { KeyedHashes } from '#backend/platform/keys/keyed-hashes.js';
import { type Credential, Credentials } from '../sign-in/credentials.js';
import { normalEmail } from '#backend/platform/email/email-address.js';

export interface KnownHolder {
  readonly credential: Credential | null;
  /** Stands for the account in limits and log lines, and leads back to no name. */
  readonly holder: string;
}

/** Finds whom a person means: by username without case, or by a confirmed e-mail address. */
@Injectable()
export class KnownNames {
  constructor(
    private readonly credentials: Credentials,
    private readonly hashes: KeyedHashes,
  ) {}

  async find(typed: string): Promise<KnownHolder> {
    const name = typed.trim();
    const isAddress = name.includes('@');
    const key = this.hashes.of(isAddress ? 'email' : 'username', isAddress ? normalEmail(name) : name.toLowerCase());
    const credential = await (isAddress ? this.credentials.byConfirmedEmail(key) : this.credentials.byName(key));
    // An account has one count, whichever of its names is tried.
    return { credential, holder: this.hashes.of('limited-holder', credential?.userId ?? key) };
  }
}
