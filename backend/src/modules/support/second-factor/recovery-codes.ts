import { type Random } from '#backend/platform/random/random.js';

const CODES = 10;
/** 80 bits: nobody guesses one. */
const BYTES = 10;
/** Without letters that are read as digits (Crockford's base 32). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

const wordOf = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('');
  return (letters.match(/.{4}/g) ?? []).join('-');
};

/** `4xk2-9fpt-…`, four groups of four. */
export const newRecoveryCodes = (random: Random): readonly string[] =>
  Array.from({ length: CODES }, () => wordOf(random.bytes(BYTES)));

/** A code as it is hashed, however it was typed; null for what can't be one. */
export const normalRecoveryCode = (typed: string): string | null => {
  const letters = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  return /^[0-9a-hjkmnp-tv-z]{16}$/.test(letters) ? letters : null;
};
