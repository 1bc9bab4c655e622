import { hkdfSync } from 'node:crypto';

/** The secrets whose fingerprints a database keeps. */
export type SecretUse = 'dice-key' | 'jwt-secret';

const KEY_ID_DIGITS = 16;

/** Tells secrets apart and does not lead back to one: 32 bytes of HKDF-SHA256, with a label of its own, in hex. */
export const fingerprintOf = (use: SecretUse, secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', `steppes-and-seas/${use}-fingerprint/v1`, 32)).toString('hex');

/** The name of a key in tokens (`kid`) and in messages: the beginning of its fingerprint. */
export const keyIdOf = (fingerprint: string): string => fingerprint.slice(0, KEY_ID_DIGITS);
