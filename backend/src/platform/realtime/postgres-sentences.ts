import { type KeyObject } from 'node:crypto';
import { type Pool } from 'pg';
import { type Logger } from '../logger.port.js';
import { PostgresListener } from '../postgres/listen.js';
import { systemRandom } from '../random/random.js';
import { Followers, type SentenceListener } from './followers.js';
import { SealedAnnouncements } from './sealed-announcements.js';
import { CHANNEL, SentenceRows } from './sentence-rows.js';
import { type Sentence, type Sentences } from './sentences.port.js';

export interface PostgresSentencesOptions {
  readonly db: Pool;
  readonly databaseUrl: string;
  readonly log: Logger;
  /** Of ServerKeys; the same in all processes. */
  readonly key: KeyObject;
}

/** How long a follower waits for the listening connection; it gets missed sentences afterwards. */
const LISTEN_WITHIN_MS = 3_000;

/** Sentences as rows that are announced as they are written: one connection listens for the whole process. */
class PostgresSentences implements Sentences {
  private readonly rows: SentenceRows;
  private readonly followers = new Followers((sessionId) => this.rows.ofSession(sessionId));
  private readonly listener: PostgresListener;

  constructor({ db, databaseUrl, log, key }: PostgresSentencesOptions) {
    const announcements = new SealedAnnouncements(key, systemRandom);
    this.rows = new SentenceRows(db, announcements);
    this.listener = new PostgresListener({
      connectionString: databaseUrl,
      channel: CHANNEL,
      log,
      onListening: () => this.followers.lookBack(),
      onNotification: (payload) => this.followers.hear(announcements.open(payload)),
    });
  }

  publish(...sentences: readonly Sentence[]): Promise<number> {
    return this.rows.add(sentences);
  }

  shown(sessionId: string, turn: number): Promise<readonly Sentence[]> {
    return this.rows.ofTurn({ sessionId, turn });
  }

  async follow(sessionId: string, listener: SentenceListener): Promise<() => void> {
    const end = this.followers.add(sessionId, listener);
    await this.listener.startWithin(LISTEN_WITHIN_MS);
    return () => void end();
  }

  async forget(sessionId: string, turn: number): Promise<void> {
    await this.rows.remove({ sessionId, turn });
  }

  close(): Promise<void> {
    return this.listener.close();
  }
}

/** The embedded default (design section 2). The tables are those of told-sentences.migration.ts. */
export const createPostgresSentences = (options: PostgresSentencesOptions): Sentences => new PostgresSentences(options);
