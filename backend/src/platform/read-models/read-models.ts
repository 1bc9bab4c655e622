import { Inject, Injectable } from '@nestjs/common';
import { type QueryResult } from 'pg';
import { type EntitySchema } from 'typeorm';
import { rowReader } from '#projections/table.js';
import { POSTGRES, type Postgres } from '../postgres/postgres.port.js';

/** A prepared statement: `name` is unique in the product. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** 'cached plan must not change result type': a rebuilt table with other columns has taken the place of the one it was prepared for. */
const isPreparedForAnother = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '0A000';

/** SQL on read models, read only (design section 3, 'queries'). */
@Injectable()
export class ReadModels {
  /** Statements are prepared anew, under other names, when the tables have changed under them. */
  private generation = 0;

  constructor(@Inject(POSTGRES) private readonly db: Postgres) {}

  /** Rows of one entity, camelCase, texts as they were written. */
  async find<R extends object>(entity: EntitySchema<R>, statement: Statement): Promise<readonly R[]> {
    const { generation } = this;
    const { rows } = await this.query(statement).catch((error: unknown) => {
      if (!isPreparedForAnother(error)) throw error;
      if (generation === this.generation) this.generation++;
      return this.query(statement);
    });
    return rows.map(rowReader(entity));
  }

  private query({ name, text, values }: Statement): Promise<QueryResult<Record<string, unknown>>> {
    return this.db.query<Record<string, unknown>>({
      name: this.generation === 0 ? name : `${name}~${this.generation}`,
      text,
      values: [...values],
    });
  }
}
