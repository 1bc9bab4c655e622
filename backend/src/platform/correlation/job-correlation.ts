import { randomUUID } from 'node:crypto';
import { type EventMetadata } from '#contracts/shared/event.js';
import { type Correlation } from './correlation.js';

/** The ids in a job's data that name the event which caused it. */
export const correlationData = ({
  id,
  metadata,
}: {
  readonly id: string;
  readonly metadata: Pick<EventMetadata, 'correlationId'>;
}) => ({ correlationId: metadata.correlationId, causationId: id });

/** The correlation of a job: from its data, or a new one where no event caused it. */
export const correlationOfJob = (data: Readonly<Record<string, unknown>>, now: Date): Correlation => ({
  correlationId: typeof data['correlationId'] === 'string' ? data['correlationId'] : randomUUID(),
  causationId: typeof data['causationId'] === 'string' ? data['causationId'] : null,
  startedAt: now,
});
