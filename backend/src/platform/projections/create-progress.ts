import type pg from 'pg';
import { type Logger } from '../logger.port.js';
import { PostgresListener } from '../postgres/listen.js';
import { PROGRESS_CHANNEL } from './checkpoints.js';
import { type ProjectionProgress, ReportedProgress } from './progress.js';
import { ignored } from '#backend/shared/ignored.js';

export interface ProgressOptions {
  readonly databaseUrl: string;
  readonly log: Pick<Logger, 'warn'>;
  /** How often to look while somebody waits, in case a notification was missed. 250 ms where absent. */
  readonly pollMs?: number;
}
export interface ListeningProgress extends ProjectionProgress {
  close(): Promise<void>;
}

const LEAST = `select case when bool_and(position is not null) then min(position) end as position from projection_checkpoints where live`;
const POLL_MS = 250;

/** Progress of a projector in another process: it announces each batch on a channel of Postgres. */
export const createProgress = ({ databaseUrl, log, pollMs = POLL_MS }: ProgressOptions): ListeningProgress => {
  const progress = new ReportedProgress();
  let connection: Pick<pg.Client, 'query'> | null = null;
  const advance = (position: string): void => {
    if (progress.position === null || BigInt(position) > progress.position) progress.report(BigInt(position));
  };
  const look = async (): Promise<void> => {
    const position = (await connection?.query<{ position: string | null }>(LEAST))?.rows[0]?.position;
    if (position) advance(position);
  };
  // A connection that is lost is replaced by the listener, and `look` is called again.
  const lookNow = (): void => void look().catch(ignored.madeUpFor);
  const listener = new PostgresListener({
    connectionString: databaseUrl,
    channel: PROGRESS_CHANNEL,
    name: 'steppes-progress',
    log,
    onNotification: (position) => progress.report(BigInt(position)),
    onListening: (opened) => {
      connection = opened;
      lookNow();
    },
  });
  listener.start();
  const polling = setInterval(() => {
    if (progress.isAwaited) lookNow();
  }, pollMs).unref();
  return {
    get position() {
      return progress.position;
    },
    waitFor: (position, timeoutMs) => progress.waitFor(position, timeoutMs),
    close: () => {
      clearInterval(polling);
      return listener.close();
    },
  };
};
