import { type PoolConfig } from 'pg';
import { DataSource } from 'typeorm';
import { READ_MODEL_ENTITIES } from '#projections/read-models.js';
import { type Logger } from '../logger.port.js';
import { typeormDriver } from './typeorm-pool.js';

const POOL_SIZE = 6;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;

/**
 * The read models through TypeORM. The database refuses every write on these connections, and the tables belong to
 * the projector's runner: `synchronize` stays off.
 */
export const openReadModels = ({
  databaseUrl,
  log,
}: {
  readonly databaseUrl: string;
  readonly log: Logger;
}): Promise<DataSource> =>
  new DataSource({
    type: 'postgres',
    url: databaseUrl,
    entities: [...READ_MODEL_ENTITIES],
    synchronize: false,
    installExtensions: false,
    logging: false,
    applicationName: 'steppes-read-models',
    poolSize: POOL_SIZE,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    driver: typeormDriver((error) => log.warn({ error }, 'an idle database connection was lost')),
    extra: {
      statement_timeout: STATEMENT_TIMEOUT_MS,
      keepAlive: true,
      options: '-c default_transaction_read_only=on',
    } satisfies PoolConfig,
  }).initialize();
