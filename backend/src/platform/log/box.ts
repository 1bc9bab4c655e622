import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto';
import { type Random } from '../random/random.js';

const ALGORITHM = 'aes-256-gcm';
const PREFIX = 'v1.';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The box was altered, or sealed with another key or for another place. */
export class BrokenBoxError extends Error {
  override readonly name = 'BrokenBoxError';
}

/**
 * Authenticated encryption by AES-256-GCM: `v1.<base64 of iv, tag and ciphertext>`.
 * @param context names the box's place; the box does not open with another context
 */
export const sealBox = (key: KeyObject, plaintext: string | Uint8Array, context: string, random: Random): string => {
  const iv = random.bytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(context));
  const body = typeof plaintext === 'string' ? cipher.update(plaintext, 'utf8') : cipher.update(plaintext);
  const rest = cipher.final();
  return PREFIX + Buffer.concat([iv, cipher.getAuthTag(), body, rest]).toString('base64');
};

/** @throws BrokenBoxError */
export const openBox = (key: KeyObject, box: string, context: string): Buffer => {
  const bytes = Buffer.from(box.startsWith(PREFIX) ? box.slice(PREFIX.length) : '', 'base64');
  if (bytes.length < IV_BYTES + TAG_BYTES) throw new BrokenBoxError('not a sealed box');
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const body = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([body, decipher.final()]);
  } catch (cause) {
    throw new BrokenBoxError('the box does not open: altered, or sealed with another key', { cause });
  }
};
