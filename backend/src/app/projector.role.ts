import { reach } from '#backend/platform/faults/fault-points.js';
import { decodedSource } from '#backend/platform/subscriptions/event-source.js';
import { type Projector, startProjector as runProjector } from '#backend/platform/projections/projector.js';
import { FULL_DISK } from '#backend/platform/health/part.js';
import { isOutOfSpace } from '#backend/platform/postgres/disk-full.js';
import { analyticsViews } from './analytics-views.js';
import type { ProcessRole, StartRole } from './role.js';

/** Why the read models are not current, in words without secrets. */
const whyNot = ({ state, error }: Projector): string => (isOutOfSpace(error) ? FULL_DISK : state);

/** The one ordered reader of the log, which writes the read models. */
const startProjector: StartRole = (platform) => {
  const { databaseUrl, store, events, log, progress, readiness } = platform;
  const views = analyticsViews(platform);
  const source = decodedSource(store, (batch: Parameters<typeof events.log.decodeMany>[0]) =>
    events.log.decodeMany(batch),
  );
  const projector = runProjector({
    databaseUrl,
    source,
    log,
    onCurrent: views.onCurrent,
    onPoint: () => reach('projection:rows-written'),
  });
  progress.projector = projector;
  readiness.add('read models', () => projector.ready || whyNot(projector));
  const stop = async (): Promise<void> => {
    await projector.stop();
    await views.stop();
  };
  return Promise.resolve({ stop });
};

export const projectorRole: ProcessRole = { name: 'projector', listens: false, start: startProjector };
