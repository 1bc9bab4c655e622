import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto';
import { compress, decompress } from '../compression/compress.js';
import { type Random } from '../random/random.js';

const ALGORITHM = 'aes-256-gcm';
const PLAIN = 'v1.';
const COMPRESSED = 'v2.';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Shorter text is sealed as it is: compression has a cost for each call. */
const LEAST_CHARACTERS = 200;

/** The box was altered, or sealed with another key or for another place. */
export class BrokenBoxError extends Error {
  override readonly name = 'BrokenBoxError';
}

/**
 * Authenticated encryption by AES-256-GCM: `v1.<base64 of iv, tag and ciphertext>`; `v2.`, and compressed before it is
 * sealed, for longer text.
 * @param context names the box's place; the box does not open with another context
 */
export const sealBox = (key: KeyObject, plaintext: string | Uint8Array, context: string, random: Random): string => {
  const prefix = typeof plaintext === 'string' && plaintext.length >= LEAST_CHARACTERS ? COMPRESSED : PLAIN;
  const iv = random.bytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(associated(prefix, context));
  const body = cipher.update(prefix === COMPRESSED ? compress(plaintext as string) : Buffer.from(plaintext));
  const rest = cipher.final();
  return prefix + Buffer.concat([iv, cipher.getAuthTag(), body, rest]).toString('base64');
};

/** @throws BrokenBoxError */
export const openBox = (key: KeyObject, box: string, context: string): Buffer => {
  const prefix = [PLAIN, COMPRESSED].find((known) => box.startsWith(known));
  const bytes = Buffer.from(prefix === undefined ? '' : box.slice(prefix.length), 'base64');
  if (prefix === undefined || bytes.length < IV_BYTES + TAG_BYTES) throw new BrokenBoxError('not a sealed box');
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(associated(prefix, context))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const body = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  try {
    const opened = Buffer.concat([body, decipher.final()]);
    return prefix === COMPRESSED ? Buffer.from(decompress(opened)) : opened;
  } catch (cause) {
    throw new BrokenBoxError('the box does not open: altered, or sealed with another key', { cause });
  }
};

/** A box of one version does not open as one of another. */
const associated = (prefix: string, context: string): Buffer =>
  Buffer.from(prefix === PLAIN ? context : `${prefix}${context}`);
