import { storedValue } from './stored-value.js';

/** The last character of each user is remembered on the device (specification section 4). */
export const rememberCharacter = (userId: string, characterId: string): void => storedValue(`last_character:${userId}`).set(characterId);
