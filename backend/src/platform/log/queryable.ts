import { type QueryConfig, type QueryResult, type QueryResultRow } from 'pg';

/** The part of a pg Pool or Client that the log uses. */
export interface Queryable {
  query<R extends QueryResultRow>(config: QueryConfig): Promise<QueryResult<R>>;
}
