import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type App } from '../../../support/app.js';
import { eventually } from '../../../support/eventually.js';
import { startGameDatabase, type TestDatabase } from '../../../support/postgres.js';
import { startGame } from '../../../support/running-game.js';
import { type SmtpReceiver, startSmtpReceiver } from '../../../support/smtp-receiver.js';
import { type Row } from '../analytics-database.js';
import { type Calendar, calendarFrom } from '../counting.js';

const CLOCK = `--import=${path.join(import.meta.dirname, '../../../support/clock-set.mjs')}`;
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** The epoch was a Thursday. */
const A_MONDAY = 4 * DAY_MS;
/** A Monday more than a day ahead, so that the story begins after everything that the machine's own clock has dated. */
const MONDAY = A_MONDAY + Math.ceil((Date.now() + DAY_MS - A_MONDAY) / WEEK_MS) * WEEK_MS;

/** A game far from UTC whose clock the test sets, with its mail and its database. */
export class GameInTime {
  day = 0;
  private asOf = '';
  private before = '';
  private app: App | null = null;

  private constructor(
    private readonly folder: string,
    readonly database: TestDatabase,
    readonly mails: SmtpReceiver,
    private readonly db: pg.Client,
  ) {}

  static async open(): Promise<GameInTime> {
    const folder = await mkdtemp(path.join(tmpdir(), 'steppes-clock-'));
    const [database, mails] = await Promise.all([startGameDatabase(), startSmtpReceiver()]);
    const db = new pg.Client({ connectionString: database.url });
    await db.connect();
    pg.types.setTypeParser(pg.types.builtins.DATE, (day: string) => day);
    return new GameInTime(folder, database, mails, db);
  }

  get url(): string {
    return this.app?.url ?? '';
  }
  /** What the game has printed in all its starts. */
  get output(): string {
    return this.before + (this.app?.output() ?? '');
  }
  get calendar(): Calendar {
    return calendarFrom(MONDAY, this.asOf);
  }
  /** For a command beside the game. */
  get env(): Readonly<Record<string, string>> {
    return { NODE_OPTIONS: CLOCK, CLOCK_FILE: path.join(this.folder, 'clock') };
  }

  /** At a time in UTC of a day, counted from a Monday. */
  async startAt(day: number, time: string, env: Readonly<Record<string, string>>): Promise<void> {
    await this.set(day, time);
    const mail = { SMTP_URL: this.mails.url(), MAIL_FROM: 'noreply@game.example', PUBLIC_URL: 'https://game.example' };
    const options = { ...mail, ...this.env, TZ: 'Pacific/Auckland', ...env };
    this.app = await startGame({ databaseUrl: this.database.url, env: options });
  }

  /** The clock of the running game jumps. */
  async moveTo(day: number, time: string): Promise<void> {
    const ahead = await this.set(day, time);
    process.kill(this.app?.pid ?? 0, 'SIGUSR2');
    await eventually(() => expect(this.output).toContain(`ahead by ${ahead}\n`));
  }

  async end(): Promise<void> {
    await this.app?.stop();
    this.before = this.output;
    this.app = null;
  }

  /** Rows of a view, as of the game's time. */
  async view(name: string, columns = '*'): Promise<readonly Row[]> {
    await this.db.query(`set analytics.as_of = '${this.asOf}'`);
    return (await this.db.query<Row>(`select ${columns} from analytics.${name}`)).rows;
  }

  async close(): Promise<void> {
    await this.end();
    await Promise.all([this.db.end(), this.mails.close(), rm(this.folder, { recursive: true, force: true })]);
    await this.database.stop();
  }

  private async set(day: number, time: string): Promise<number> {
    this.day = day;
    const at = MONDAY + day * DAY_MS + Date.parse(`1970-01-01T${time}:00Z`);
    this.asOf = new Date(at).toISOString();
    const ahead = at - Date.now();
    await writeFile(this.env['CLOCK_FILE'] ?? '', String(ahead));
    return ahead;
  }
}
