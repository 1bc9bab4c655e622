import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Big-endian, four bytes. */
const uint32 = (n: number): Uint8Array => new Uint8Array([n >>> 24, n >>> 16, n >>> 8, n]);

const ABSENT = new Uint8Array([0]);
const encodeField = (field: string | number | null): Uint8Array => {
  if (field === null) return ABSENT;
  if (typeof field === 'number') return concatBytes(new Uint8Array([1]), uint32(field));
  const text = utf8ToBytes(field);
  return concatBytes(new Uint8Array([2]), uint32(text.length), text);
};

/**
 * Bytes that only this list of fields can give: each carries its sort and, for text, its length in bytes.
 * Numbers are integers from 0 to 2^32 - 1; text is well-formed Unicode.
 */
export const encodeFields = (...fields: readonly (string | number | null)[]): Uint8Array =>
  concatBytes(...fields.map(encodeField));
