import { storedValue } from './stored-value.js';

const stored = (userId: string) => storedValue(`last_character:${userId}`);

/** The last character of each user is remembered on the device (specification section 4). */
export const rememberCharacter = (userId: string, characterId: string): void => stored(userId).set(characterId);
export const lastCharacter = (userId: string): string | null => stored(userId).get();
export const forgetCharacter = (userId: string): void => stored(userId).set(null);
