import { type Character } from '#contracts/session/views.js';

/** Sessions for other modules. */
export interface SessionDirectory {
  /** The character of a session that belongs to this user. @throws RejectedError SESSION_NOT_FOUND */
  characterOf(userId: string, sessionId: string): Promise<Character>;
}
export const SESSION_DIRECTORY = Symbol('SessionDirectory');

/** Characters of a user, by id, from the read models: those of the ids given that are the user's. */
export interface CharacterFinder {
  charactersOf(userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Character>>;
}
export const CHARACTER_FINDER = Symbol('CharacterFinder');
