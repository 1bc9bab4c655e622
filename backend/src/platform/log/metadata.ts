import { type Actor, type EventMetadata } from '#contracts/shared/event.js';

/** Metadata of a command. A person acts on their own data unless `actor` says otherwise. */
export const metadataOf = ({
  commandId,
  userId,
  now,
  actor = { kind: 'person', id: userId },
  causationId = null,
  correlationId = commandId,
}: {
  readonly commandId: string;
  /** The person whom the data is about. */
  readonly userId: string;
  readonly now: Date;
  readonly actor?: Actor;
  readonly causationId?: string | null;
  readonly correlationId?: string;
}): EventMetadata => ({
  commandId,
  correlationId,
  causationId,
  actor,
  subjectId: userId,
  occurredAt: now.toISOString(),
});
