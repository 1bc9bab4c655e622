import { type Pool } from 'pg';
import { type Logger } from '../logger.port.js';
import { PostgresListener } from '../postgres/listen.js';
import { Followers, type Heard, type Listener } from './followers.js';
import { type Sentence, type Sentences } from './sentences.port.js';

const CHANNEL = 'told_sentences';
/** How long a follower waits for the listening connection; it gets missed sentences afterwards. */
const LISTEN_WITHIN_MS = 3_000;

const COLUMNS = 'session_id as "sessionId", turn, n, text';
const SHOWN = {
  name: 'sentences-shown',
  text: `select ${COLUMNS} from told_sentences where session_id = $1 and turn = $2 order by n`,
};
const KEPT = {
  name: 'sentences-kept',
  text: `select ${COLUMNS} from told_sentences where session_id = $1 order by turn, n`,
};
const FORGET = {
  name: 'sentences-forget',
  text: `delete from told_sentences where (session_id = $1 and turn = $2) or told_at < now() - interval '1 hour'`,
};
/** A notification holds less than 8,000 bytes: a longer sentence is announced without text, and then read. */
const PUBLISH = {
  name: 'sentences-publish',
  text: `with told as (
      insert into told_sentences (session_id, turn, n, text)
      select * from unnest($1::text[], $2::integer[], $3::integer[], $4::text[]) on conflict do nothing returning *),
    payloads as (
      select session_id, turn, n, json_build_object('sessionId', session_id, 'turn', turn, 'n', n, 'text', text)::text as whole,
        json_build_object('sessionId', session_id, 'turn', turn, 'n', n, 'text', null)::text as place from told)
    select pg_notify('${CHANNEL}', case when octet_length(whole) < 7900 then whole else place end)
    from (select * from payloads order by session_id, turn, n) as in_order`,
};

/** Sentences as rows that are announced as they are written: one connection listens for the whole process. */
class PostgresSentences implements Sentences {
  private readonly followers = new Followers(
    async (sessionId) => (await this.db.query<Sentence>({ ...KEPT, values: [sessionId] })).rows,
  );
  private readonly listener: PostgresListener;

  constructor(
    private readonly db: Pool,
    databaseUrl: string,
    log: Logger,
  ) {
    this.listener = new PostgresListener({
      connectionString: databaseUrl,
      channel: CHANNEL,
      log,
      onListening: () => this.followers.lookBack(),
      onNotification: (payload) => this.followers.hear(JSON.parse(payload) as Heard),
    });
  }

  async publish(...sentences: readonly Sentence[]): Promise<number> {
    const columns = [
      sentences.map((s) => s.sessionId),
      sentences.map((s) => s.turn),
      sentences.map((s) => s.n),
      sentences.map((s) => s.text.replaceAll('\0', '')),
    ];
    return (await this.db.query({ ...PUBLISH, values: columns })).rowCount ?? 0;
  }

  async shown(sessionId: string, turn: number): Promise<readonly Sentence[]> {
    return (await this.db.query<Sentence>({ ...SHOWN, values: [sessionId, turn] })).rows;
  }

  async follow(sessionId: string, listener: Listener): Promise<() => void> {
    const end = this.followers.add(sessionId, listener);
    await this.listener.startWithin(LISTEN_WITHIN_MS);
    return () => void end();
  }

  async forget(sessionId: string, turn: number): Promise<void> {
    await this.db.query({ ...FORGET, values: [sessionId, turn] });
  }

  close(): Promise<void> {
    return this.listener.close();
  }
}

/** The embedded default (design section 2). The tables are those of told-sentences.migration.ts. */
export const createPostgresSentences = ({
  db,
  databaseUrl,
  log,
}: {
  readonly db: Pool;
  readonly databaseUrl: string;
  readonly log: Logger;
}): Sentences => new PostgresSentences(db, databaseUrl, log);
