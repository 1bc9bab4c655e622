import { type QueryConfig, type QueryResult, type QueryResultRow } from 'pg';

/** As much of a pg client as a migration needs. */
export interface MigrationClient {
  query<R extends QueryResultRow>(config: QueryConfig): Promise<QueryResult<R>>;
}

/** A step of the schema, run once in a transaction of its own: SQL, or a function that runs it. */
export interface Migration {
  /** Unique and never changed: it is how a database remembers the step. */
  readonly name: string;
  readonly up: string | ((db: MigrationClient) => Promise<unknown>);
}
