import { reach } from '#backend/platform/faults/fault-points.js';
import { decodedSource } from '#backend/platform/subscriptions/event-source.js';
import { type Projector, startProjector as runProjector } from '#backend/platform/projections/projector.js';
import { FULL_DISK } from '#backend/platform/health/part.js';
import { isOutOfSpace } from '#backend/platform/postgres/disk-full.js';
import type { Role, StartRole } from './role.js';

/** Why the read models are not current, in words without secrets. */
const whyNot = ({ state, error }: Projector): string => (isOutOfSpace(error) ? FULL_DISK : state);

/** The one ordered reader of the log, which writes the read models. */
export const startProjector: StartRole = ({ databaseUrl, store, events, log, progress, readiness }) => {
  const source = decodedSource(store, (batch: Parameters<typeof events.log.decodeMany>[0]) =>
    events.log.decodeMany(batch),
  );
  const projector = runProjector({ databaseUrl, source, log, onPoint: () => reach('projection:rows-written') });
  progress.projector = projector;
  readiness.add('read models', () => projector.ready || whyNot(projector));
  return Promise.resolve({ stop: () => projector.stop() });
};

export const projectorRole: Role = { name: 'projector', listens: false, start: startProjector };
