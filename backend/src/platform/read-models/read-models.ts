import { Inject, Injectable } from '@nestjs/common';
import { type EntitySchema } from 'typeorm';
import { rowReader } from '#projections/table.js';
import { POSTGRES, type Postgres } from '../postgres/postgres.port.js';

/** A prepared statement: `name` is unique in the product. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** SQL on read models, read only (design section 3, 'queries'). */
@Injectable()
export class ReadModels {
  constructor(@Inject(POSTGRES) private readonly db: Postgres) {}

  /** Rows of one entity, camelCase, texts as they were written. */
  async find<R extends object>(entity: EntitySchema<R>, { name, text, values }: Statement): Promise<readonly R[]> {
    const { rows } = await this.db.query<Record<string, unknown>>({ name, text, values: [...values] });
    return rows.map(rowReader(entity));
  }
}
