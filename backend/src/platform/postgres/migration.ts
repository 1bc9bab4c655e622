import { type QueryConfig, type QueryResult, type QueryResultRow } from 'pg';

/** The part of a pg client that a migration needs. */
interface MigrationClient {
  query<R extends QueryResultRow>(config: QueryConfig): Promise<QueryResult<R>>;
}

/** A step of the schema, run once in its own transaction: SQL, or a function that runs it. */
export interface Migration {
  /** Unique and never changed: a database records the step by this name. */
  readonly name: string;
  readonly up: string | ((db: MigrationClient) => Promise<unknown>);
}
