import { type Actor, type EventMetadata } from '#contracts/shared/event.js';

/** The context of a command: its events' metadata without the command's own id. */
export interface CommandContext {
  /** The giver of the command. */
  readonly actor: Actor;
  /** The person whose data it changes: their key seals its events. */
  readonly subjectId: string;
  /** Shared by everything that follows from one request. */
  readonly correlationId: string;
  /** Id of the event or command that caused this one; null for a request from outside. */
  readonly causationId: string | null;
  /** ISO 8601, UTC. */
  readonly occurredAt: string;
}

/** The context of a command that another command causes. */
export const causedBy = (commandId: string, context: CommandContext): CommandContext => ({
  ...context,
  causationId: commandId,
});

export const metadataOf = (commandId: string, context: CommandContext): EventMetadata => ({ commandId, ...context });
