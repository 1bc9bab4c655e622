import { type QueryConfig, type QueryResult, type QueryResultRow } from 'pg';

/** As much of a pg Pool or client as is needed here. */
export interface Queryable {
  query<R extends QueryResultRow>(config: QueryConfig): Promise<QueryResult<R>>;
}
