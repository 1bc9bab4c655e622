import { storedValue } from './stored-value.js';

const lastOf = (userId: string) => storedValue(`last_character:${userId}`);

/** The last character of each user is remembered on the device (specification section 4). */
export const rememberCharacter = (userId: string, characterId: string): void => lastOf(userId).set(characterId);
export const lastCharacter = (userId: string): string | null => lastOf(userId).get();
