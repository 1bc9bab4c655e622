import { randomUUID } from 'node:crypto';
import { type EventMetadata } from '#contracts/shared/event.js';
import { type Correlation } from './correlation.js';

/** The ids that a job's data carry from the event that it follows from. */
export const correlationData = ({
  id,
  metadata,
}: {
  readonly id: string;
  readonly metadata: Pick<EventMetadata, 'correlationId'>;
}) => ({ correlationId: metadata.correlationId, causationId: id });

/** The correlation of a job: by its data, or one of its own where it follows from no event. */
export const correlationOfJob = (data: Readonly<Record<string, unknown>>, now: Date): Correlation => ({
  correlationId: typeof data['correlationId'] === 'string' ? data['correlationId'] : randomUUID(),
  causationId: typeof data['causationId'] === 'string' ? data['causationId'] : null,
  startedAt: now,
});
