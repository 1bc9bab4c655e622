import { type EventMetadata } from '#contracts/shared/event.js';

/** Circumstances of a command; a command that nothing else caused correlates with itself. */
export const metadataOf = ({
  commandId,
  userId,
  now,
  causationId = null,
  correlationId = commandId,
}: {
  readonly commandId: string;
  readonly userId: string;
  readonly now: Date;
  readonly causationId?: string | null;
  readonly correlationId?: string;
}): EventMetadata => ({ commandId, correlationId, causationId, userId, occurredAt: now.toISOString() });
