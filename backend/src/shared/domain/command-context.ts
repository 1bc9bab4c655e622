import { type Actor, type EventMetadata } from '#contracts/shared/event.js';

/** The circumstances of a command: what its events' metadata say besides the id of the command itself. */
export interface CommandContext {
  /** Who gives the command. */
  readonly actor: Actor;
  /** Whose data it changes: their key seals its events. */
  readonly subjectId: string;
  /** Shared by everything that follows from one request. */
  readonly correlationId: string;
  /** Id of the event or command that this one follows from; null for a request from outside. */
  readonly causationId: string | null;
  /** ISO 8601, UTC. */
  readonly occurredAt: string;
}

/** The context of a command that another command gives. */
export const causedBy = (commandId: string, context: CommandContext): CommandContext => ({
  ...context,
  causationId: commandId,
});

export const metadataOf = (commandId: string, context: CommandContext): EventMetadata => ({ commandId, ...context });
