import { createHmac, type KeyObject } from 'node:crypto';

/** What is hashed: the same text in another use has another hash. */
export type HashUse =
  | 'username'
  | 'email'
  | 'lead'
  | 'lead-phone'
  | 'lead-intake'
  | 'device-password'
  | 'mailed-token'
  | 'share-token'
  | 'share-link'
  | 'limited-holder'
  | 'reading'
  | 'api-key'
  | 'analytics'
  | 'recovery-code'
  | 'staff-pass'
  | 'staff-search'
  | 'staff-act';

/**
 * HMAC-SHA256 under a key of the server: finds what was stored under a name, or recognises a random secret, without
 * keeping either. Too fast for passwords that people choose.
 */
export class KeyedHashes {
  constructor(private readonly key: KeyObject) {}

  /** In lower-case hex. */
  of(use: HashUse, text: string): string {
    return createHmac('sha256', this.key).update(`${use}\n${text}`).digest('hex');
  }
}
