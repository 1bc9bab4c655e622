import { type PoolClient, type QueryResult } from 'pg';

/** More than the product's number of distinct queries: statements beyond it are not prepared. */
const MOST = 500;

/** 'cached plan must not change result type': a rebuilt table with other columns has replaced the old one. */
const isPreparedForAnotherTable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '0A000';

/** Gives each statement a name by its text: a connection parses and plans it once. */
export class PreparedStatements {
  private readonly numbers = new Map<string, number>();
  /** After a change of their tables, statements are prepared again under other names. */
  private generation = 0;

  async query(client: PoolClient, text: string, values?: unknown[]): Promise<QueryResult> {
    const { generation } = this;
    const run = (): Promise<QueryResult> => client.query({ ...this.nameOf(text), text, ...(values && { values }) });
    return run().catch((error: unknown) => {
      if (!isPreparedForAnotherTable(error)) throw error;
      if (generation === this.generation) this.generation++;
      return run();
    });
  }

  private nameOf(text: string): { readonly name?: string } {
    const number = this.numbers.get(text) ?? this.numbers.size;
    if (number >= MOST) return {};
    this.numbers.set(text, number);
    return { name: `read-${number}~${this.generation}` };
  }
}
