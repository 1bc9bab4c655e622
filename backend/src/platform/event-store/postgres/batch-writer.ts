import pg from 'pg';
import type { Logger } from '../../logger.port.js';
import { statementOf, type AppendBatch, type BatchAnswer } from './append-batch.js';
import { causeOf, failureOf } from './append-failure.js';
import type { WriteOutcome } from './append-queue.js';
import { ignored } from '#backend/shared/ignored.js';

export interface AppendWriter {
  /** Settles within CONNECT_MS + ANSWER_MS; never rejects. One batch at a time. */
  write(batch: AppendBatch): Promise<WriteOutcome>;
  close(): Promise<void>;
}

const CONNECT_MS = 3_000;
/** The server gives up before we do, so that a statement that waited too long for a lock has certainly not written. */
const STATEMENT_MS = 4_000;
const ANSWER_MS = 5_000;

/** Plans are made once, for a table of any size; the answer comes only after the flush to disk. */
const SESSION = `
  set default_transaction_isolation = 'read committed'; set synchronous_commit = on; set statement_timeout = ${STATEMENT_MS};
  set plan_cache_mode = force_generic_plan; set jit = off; set enable_seqscan = off; set enable_bitmapscan = off`;

/**
 * The one connection for appends: opened for the first append, and again after a loss.
 * @param proveLog rejects when the database holds another log now: nothing is appended to it
 */
export const createBatchWriter = (
  connectionString: string,
  log: Pick<Logger, 'warn'>,
  proveLog: () => Promise<void> = () => Promise.resolve(),
): AppendWriter => {
  let current: pg.Client | undefined;

  const drop = (client: pg.Client): void => {
    if (current === client) current = undefined;
    client.end().catch(ignored.whileClosing);
  };

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      application_name: 'event-store-writer',
    });
    client.on('error', (error) => {
      log.warn({ cause: causeOf(error) }, 'The event store lost the connection that appends');
    });
    client.on('end', () => drop(client));
    try {
      await client.connect();
      await withinTime(client.query(SESSION), CONNECT_MS);
      await withinTime(proveLog(), CONNECT_MS);
    } catch (error) {
      drop(client);
      throw error;
    }
    return (current = client);
  };

  const write = async (batch: AppendBatch): Promise<WriteOutcome> => {
    let client: pg.Client;
    try {
      client = current ?? (await connect());
    } catch (error) {
      return { status: 'unavailable', cause: causeOf(error) };
    }
    try {
      return { status: 'answered', answer: await answerOf(client, batch) };
    } catch (error) {
      const failure = failureOf(error);
      if (failure.status !== 'invalid') drop(client);
      return failure;
    }
  };

  const close = async (): Promise<void> => {
    await current?.end();
  };
  return { write, close };
};

const answerOf = async (client: pg.Client, batch: AppendBatch): Promise<BatchAnswer> => {
  const asking = client.query<[BatchAnswer]>({ ...statementOf(batch), rowMode: 'array' });
  const {
    rows: [row],
  } = await withinTime(asking, ANSWER_MS);
  if (row === undefined) throw new Error('the database returned no row');
  return row[0];
};

const withinTime = async <T>(answer: Promise<T>, ms: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
};
