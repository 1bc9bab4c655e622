import { type Pool, type PoolClient, type PoolConfig } from 'pg';
import { openPool } from '../postgres/open-pool.js';
import { PreparedStatements } from './prepared-statements.js';

type Listener = (error: Error) => void;
type Connected = (error: Error | undefined, connection?: object, release?: (error?: Error) => void) => void;

/** A connection as TypeORM needs it. */
const connectionOf = (client: PoolClient, statements: PreparedStatements): object => ({
  query: (text: string, values?: unknown[]) => statements.query(client, text, values),
  on: (event: 'error', listener: Listener) => client.on(event, listener),
  removeListener: (event: 'error', listener: Listener) => client.removeListener(event, listener),
});

/**
 * TypeORM's driver, with a pool that survives a restart of the server, like all others here, and with prepared
 * statements, which TypeORM itself does not use.
 */
export const typeormDriver = (onLost: Listener) => ({
  Pool: class {
    private readonly statements = new PreparedStatements();
    private readonly pool: Pool;

    constructor(config: PoolConfig) {
      this.pool = openPool(config, onLost);
    }

    on(): void {
      // Lost connections are reported to `onLost`.
    }

    connect(connected: Connected): void {
      this.pool.connect((error, client, release) => {
        if (client) connected(undefined, connectionOf(client, this.statements), release);
        else connected(error ?? new Error('the pool gave no connection'));
      });
    }

    end(ended: (error?: unknown) => void): void {
      this.pool.end().then(() => ended(), ended);
    }
  },
});
