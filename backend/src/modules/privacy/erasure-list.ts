import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { POSTGRES, type Postgres } from '#backend/platform/postgres/postgres.port.js';
import { retry } from '#backend/platform/retry/retry.js';
import { ErasureFile, type RequestedErasure } from './erasure-file.js';

interface Row extends Record<string, unknown> {
  readonly userId: string;
  readonly requestedAt: Date;
}

const ADD = `insert into erasures (user_id, requested_at)
  select * from unnest($1::text[], $2::timestamptz[]) on conflict (user_id) do nothing returning user_id as "userId"`;
const UNFINISHED = `select user_id as "userId" from erasures
  where finished_at is null and requested_at < $1 order by requested_at limit $2`;
const ALL = 'select user_id as "userId", requested_at as "requestedAt" from erasures';

const read = ({ userId, requestedAt }: Row): RequestedErasure => ({ userId, requestedAt: requestedAt.toISOString() });

/** How long a start waits for a database that answers late, as on a machine with much to do. */
const REACHED_MS = 60_000;
const patiently = <T>(work: () => Promise<T>): Promise<T> => retry(work, { signal: AbortSignal.timeout(REACHED_MS) });

/** Who asked to be erased, in a table, which says what is left to do, and in a file, which outlives a restored backup. */
@Injectable()
export class ErasureList {
  private readonly file: ErasureFile;

  constructor(
    @Inject(POSTGRES) private readonly db: Postgres,
    @Inject(CONFIG) { dataDir }: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.file = new ErasureFile(dataDir);
  }

  /** From now on it is carried out, also after a crash. The first request of a person stays. */
  async add(userId: string): Promise<void> {
    const erasure = { userId, requestedAt: this.clock.now().toISOString() };
    await this.file.add([erasure]);
    await this.insert([erasure]);
  }

  async finish(userId: string): Promise<void> {
    await this.db.query('update erasures set finished_at = $2 where user_id = $1', [userId, this.clock.now()]);
  }

  /** The people whose erasure was requested longer ago, and is not finished; the oldest request first. */
  async unfinished({ olderThanMs, most }: { olderThanMs: number; most: number }): Promise<readonly string[]> {
    const before = new Date(this.clock.now().getTime() - olderThanMs);
    const { rows } = await this.db.query<Pick<Row, 'userId'>>(UNFINISHED, [before, most]);
    return rows.map(({ userId }) => userId);
  }

  /**
   * Brings table and file together. @returns the people whom only the file names: an older database was restored, and
   * knows them again
   */
  async reconcile(): Promise<readonly string[]> {
    const listed = await this.file.read();
    const forgotten = await patiently(() => this.insert(listed));
    const inFile = new Set(listed.map(({ userId }) => userId));
    const { rows } = await patiently(() => this.db.query<Row>(ALL));
    await this.file.add(rows.filter(({ userId }) => !inFile.has(userId)).map(read));
    return forgotten;
  }

  private async insert(erasures: readonly RequestedErasure[]): Promise<readonly string[]> {
    const values = [erasures.map(({ userId }) => userId), erasures.map(({ requestedAt }) => requestedAt)];
    return (await this.db.query<Pick<Row, 'userId'>>(ADD, values)).rows.map(({ userId }) => userId);
  }
}
