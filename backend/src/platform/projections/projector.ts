import { READ_MODELS, type ReadModel } from '#projections/read-models.js';
import { type Logger } from '../logger.port.js';
import { type EventSource } from '../subscriptions/event-source.js';
import { CheckpointMovedError, type PoisonEventError } from '../subscriptions/failures.js';
import { type FollowerState, LogFollower, type Term } from '../subscriptions/log-follower.js';
import { connectProjecting, LOCKS } from './connection.js';
import { type ProjectionProgress, ReportedProgress } from './progress.js';
import { ProjectorTerm } from './projector-term.js';
import { type OnPoint } from './write-batch.js';

export interface ProjectorOptions {
  /** Straight to the server, through no pooler. */
  readonly databaseUrl: string;
  readonly source: EventSource;
  readonly log: Logger;
  /** All of them where absent. */
  readonly models?: readonly ReadModel[];
  /** Most events a transaction; 500 where absent. */
  readonly maxBatch?: number;
  /** How often a copy on stand-by asks for the lock; 500 ms where absent. */
  readonly standByMs?: number;
  /** For fault tests. */
  readonly onPoint?: OnPoint;
  /** Told at the beginning of each term in which every read model is current, with its present columns. */
  readonly onCurrent?: () => void;
  /** Told once, when the projector stops at an event. */
  readonly onPoison?: (error: PoisonEventError) => void;
}

export interface Projector {
  /** `live` means that every read model is current as well. */
  readonly state: FollowerState;
  /** Live, or on stand-by for one that is. */
  readonly ready: boolean;
  /** The last failure, until there is progress again. */
  readonly error: Error | null;
  readonly progress: ProjectionProgress;
  /** Finishes the batch in hand and lets go of the lock. */
  stop(): Promise<void>;
}

const MAX_BATCH = 500;

/** Reads the log in order and keeps the read models (design section 5): the leader of all copies that run. */
export const startProjector = (options: ProjectorOptions): Projector => {
  const { databaseUrl, source, log, models = READ_MODELS, maxBatch = MAX_BATCH, onPoint, onCurrent } = options;
  const progress = new ReportedProgress();
  const lead = async (term: Term): Promise<void> => {
    const onProgress = (position: bigint | null): void => progress.report(position);
    const parts = {
      databaseUrl,
      source,
      log,
      models,
      maxBatch,
      onProgress,
      ...(onPoint && { onPoint }),
      ...(onCurrent && { onCurrent }),
    };
    await new ProjectorTerm(term, parts).run().catch((error: unknown) => {
      if (!(error instanceof CheckpointMovedError)) throw error;
      log.info({ reason: error.message }, 'checkpoints were moved by somebody else; they are read again');
    });
  };
  const follower = new LogFollower({
    name: 'projector',
    connect: () => connectProjecting(databaseUrl, 'steppes-projector'),
    lock: LOCKS.projector,
    lead,
    log,
    ...(options.standByMs !== undefined && { standByMs: options.standByMs }),
    ...(options.onPoison && { onPoison: options.onPoison }),
  });
  return {
    get state() {
      return follower.state;
    },
    get ready() {
      return follower.ready;
    },
    get error() {
      return follower.error;
    },
    progress,
    stop: () => follower.stop(),
  };
};
