const LEAST_CHARACTERS = 32;
/** Random hex and letters have more; fewer are a word or a key held down. */
const LEAST_DIFFERENT = 8;
const RETIRED = /^retired:([0-9a-f]{16})$/;
/** An item: text in double quotes, in which two quotes stand for one, or text without a comma. */
const ITEM = /\s*(?:"((?:[^"]|"")*)"|([^,]*))\s*(?:,|$)/gy;

const isLong = (secret: string): boolean => secret.length >= LEAST_CHARACTERS;

export const isVaried = (secret: string): boolean => new Set(secret).size >= LEAST_DIFFERENT;

/** 32 characters are at least 128 bits, also in hex: nobody tries them all against a token that they hold. */
export const isHardToGuess = (secret: string): boolean => isLong(secret) && isVaried(secret);

/** The items of a list, separated by commas; one with a comma in it stands in double quotes. */
export const listedSecrets = (text: string): readonly string[] =>
  [...text.matchAll(ITEM)]
    .map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain.trim())
    .filter((item) => item !== '');

/** The id of the key that an item such as `retired:0123456789abcdef` gives up; null for a secret. */
export const retiredKeyOf = (item: string): string | null => RETIRED.exec(item)?.[1] ?? null;

export const isOldSecret = (item: string): boolean => retiredKeyOf(item) !== null || isHardToGuess(item);
