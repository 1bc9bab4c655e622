import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** Keys that never leave the server, one for each use. */
export interface ServerKeys {
  /** Wraps the keys of persons. */
  readonly subjectKeys: KeyObject;
  /** Seals the dice seeds of running sessions. */
  readonly diceSeeds: KeyObject;
  /** Hashes names, addresses and random secrets of the write side's tables. */
  readonly keyedHashes: KeyObject;
  /** Seals secrets that other systems share with us. */
  readonly sharedSecrets: KeyObject;
  /** Seals sentences on their way between processes, where whoever may connect to the database can listen. */
  readonly toldSentences: KeyObject;
}

const derive = (secret: string | Uint8Array, use: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `steppes-and-seas/${use}/v1`, 32)));

/** HKDF-SHA256 of DICE_KEY. The secret must be as strong as a key (32 random bytes); a password is too weak. */
export const serverKeysFrom = (secret: string | Uint8Array): ServerKeys => ({
  subjectKeys: derive(secret, 'subject-keys'),
  diceSeeds: derive(secret, 'dice-seeds'),
  keyedHashes: derive(secret, 'keyed-hashes'),
  sharedSecrets: derive(secret, 'shared-secrets'),
  toldSentences: derive(secret, 'told-sentences'),
});
