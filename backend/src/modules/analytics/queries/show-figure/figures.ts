import { types as pgTypes } from 'pg';
import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import { type FigureEntry, type FigureList, type FigureValue, type FigureView } from '#contracts/analytics/views.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { POSTGRES, type Postgres } from '#backend/platform/postgres/postgres.port.js';
import { type Figure, type Scope } from '../../views/view.js';
import { FIGURES } from '../../views/views.js';
import { ignored } from '#backend/shared/ignored.js';

/** More rows than anybody reads; a download has them all. */
const MOST_SHOWN = 5_000;
const PATIENCE = '20s';
const UNDEFINED_TABLE = '42P01';
const INVALID_SCHEMA = '3F000';
const CANCELED = '57014';

type Row = Readonly<Record<string, FigureValue>>;

const entryOf = ({ name, title, comment, grain, columns, filters }: Figure): FigureEntry => ({
  name,
  title,
  comment,
  grain,
  filters,
  columns: Object.entries(columns).map(([column, words]) => ({ name: column, comment: words })),
});

const isPlainly = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Days stay days: the driver would make them local midnights. */
const DATE_OID = 1082;
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): ((value: never) => unknown) =>
    oid === DATE_OID ? (day: string) => day : (pgTypes.getTypeParser(oid, format) as (value: never) => unknown),
};

/** The figures of schema `analytics`, each as one query. */
@Injectable()
export class Figures {
  constructor(@Inject(POSTGRES) private readonly db: Postgres) {}

  list(): FigureList {
    return { figures: FIGURES.map(entryOf) };
  }

  /** @throws NotFoundException, RejectedError ANALYTICS_NOT_READY, ANALYTICS_TOO_SLOW */
  async show(name: string, scope: Scope): Promise<FigureView> {
    const figure = this.named(name);
    const sql = figure.sqlOf(scope);
    const rows = await this.run(sql);
    return { ...entryOf(figure), rows: rows.slice(0, MOST_SHOWN), cut: rows.length > MOST_SHOWN, sql };
  }

  named(name: string): Figure {
    const figure = FIGURES.find((each) => each.name === name);
    if (figure === undefined) throw new NotFoundException();
    return figure;
  }

  /** @throws RejectedError ANALYTICS_NOT_READY, ANALYTICS_TOO_SLOW */
  async run(sql: string): Promise<readonly Row[]> {
    const client = await this.db.connect();
    try {
      await client.query(`begin read only; set local statement_timeout = '${PATIENCE}'`);
      const { rows } = await client.query<Record<string, FigureValue>>({ text: sql, types });
      return rows;
    } catch (error) {
      if (isPlainly(error, UNDEFINED_TABLE, INVALID_SCHEMA))
        throw new RejectedError(
          503,
          'ANALYTICS_NOT_READY',
          'The figures are still being prepared. Try again in a minute.',
        );
      if (isPlainly(error, CANCELED))
        throw new RejectedError(503, 'ANALYTICS_TOO_SLOW', 'That took too long. Ask for fewer days.');
      throw error;
    } finally {
      await client.query('rollback').catch(ignored.afterAnError);
      client.release();
    }
  }
}
