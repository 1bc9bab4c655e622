import { type Character } from '#contracts/session/views.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';

/** Sessions for other modules. */
export interface SessionDirectory {
  /** The character of a session that belongs to this user. @throws RejectedError SESSION_NOT_FOUND */
  characterOf(userId: string, sessionId: string): Promise<Character>;
  isOwner(userId: string, sessionId: string): Promise<boolean>;
}
export const SESSION_DIRECTORY = Symbol('SessionDirectory');

/** Characters of a user, by id, from the read models: those of the ids given that are the user's. */
export interface CharacterFinder {
  charactersOf(userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Character>>;
}
export const CHARACTER_FINDER = Symbol('CharacterFinder');

/** Sagas change their owner, with their characters and saves. */
export interface SessionTransfers {
  /** Those that the read models show; idempotent. Answers when they are shown as the new owner's. @returns how many changed hands */
  transferAll(
    transfer: { readonly fromUserId: string; readonly toUserId: string },
    context: CommandContext,
  ): Promise<number>;
}
export const SESSION_TRANSFERS = Symbol('SessionTransfers');
