import { Redis } from 'ioredis';
import pTimeout from 'p-timeout';
import { type Logger } from '../logger.port.js';
import { rateLimitedWarnings } from '../rate-limited-warnings.js';
import { Followers, type SentenceListener } from './followers.js';
import { type Sentence, type Sentences } from './sentences.port.js';
import { ignored } from '#backend/shared/ignored.js';

const KEPT_S = 3_600;
const COMMAND_WITHIN_MS = 3_000;
/** The key of a session's kept sentences, and its channel: a hash of `<turn>.<n>` to text. */
const keyOf = (sessionId: string): string => `told-sentences:${sessionId}`;

/** ARGV: place, text, the message with both, seconds. Only new sentences are announced. */
const PUBLISH = `local added = redis.call('HSETNX', KEYS[1], ARGV[1], ARGV[2])
if added == 1 then redis.call('PUBLISH', KEYS[1], ARGV[3]) end
redis.call('EXPIRE', KEYS[1], ARGV[4])
return added`;
const FORGET = `for _, place in ipairs(redis.call('HKEYS', KEYS[1])) do
  if string.sub(place, 1, #ARGV[1]) == ARGV[1] then redis.call('HDEL', KEYS[1], place) end
end`;

const inOrder = (a: Sentence, b: Sentence): number => a.turn - b.turn || a.n - b.n;

/** Sentences over Redis pub/sub, kept in a hash for an hour; a channel for each session that is followed here. */
class RedisSentences implements Sentences {
  private readonly followers = new Followers((sessionId) => this.kept(sessionId));
  private readonly commands: Redis;
  private readonly subscriber: Redis;

  constructor(redisUrl: string, log: Logger) {
    const options = { lazyConnect: true, disconnectTimeout: 500, maxRetriesPerRequest: null };
    this.commands = new Redis(redisUrl, { ...options, commandTimeout: COMMAND_WITHIN_MS });
    this.subscriber = new Redis(redisUrl, { ...options, autoResubscribe: false });
    const warn = rateLimitedWarnings(log);
    for (const connection of [this.commands, this.subscriber])
      connection.on('error', (error) => warn({ error }, 'the live sentences have lost Redis'));
    this.subscriber.on('message', (_channel: string, message: string) =>
      this.followers.hear(JSON.parse(message) as Sentence),
    );
    this.subscriber.on('ready', () => void this.resume());
  }

  async publish(...sentences: readonly Sentence[]): Promise<number> {
    const added = await Promise.all(
      sentences.map((sentence) => {
        const { sessionId, turn, n, text } = sentence;
        return this.commands.eval(
          PUBLISH,
          1,
          keyOf(sessionId),
          `${turn}.${n}`,
          text,
          JSON.stringify({ sessionId, turn, n, text }),
          KEPT_S,
        );
      }),
    );
    return added.filter((one) => one === 1).length;
  }

  async shown(sessionId: string, turn: number): Promise<readonly Sentence[]> {
    return (await this.kept(sessionId)).filter((sentence) => sentence.turn === turn);
  }

  async follow(sessionId: string, listener: SentenceListener): Promise<() => void> {
    const end = this.followers.add(sessionId, listener);
    // If Redis does not answer in time, the follower subscribes when Redis is back, and gets the missed sentences.
    await pTimeout(this.subscriber.subscribe(keyOf(sessionId)), { milliseconds: COMMAND_WITHIN_MS }).catch(
      ignored.madeUpFor,
    );
    return () => {
      if (end()) this.subscriber.unsubscribe(keyOf(sessionId)).catch(ignored.whileClosing);
    };
  }

  async forget(sessionId: string, turn: number): Promise<void> {
    await this.commands.eval(FORGET, 1, keyOf(sessionId), `${turn}.`);
  }

  close(): Promise<void> {
    for (const connection of [this.commands, this.subscriber]) connection.disconnect();
    return Promise.resolve();
  }

  private async resume(): Promise<void> {
    const channels = this.followers.sessions.map(keyOf);
    if (channels.length === 0) return;
    await this.subscriber.subscribe(...channels).catch(ignored.madeUpFor);
    this.followers.lookBack();
  }

  private async kept(sessionId: string): Promise<readonly Sentence[]> {
    const places = Object.entries(await this.commands.hgetall(keyOf(sessionId)));
    return places
      .map(([place, text]) => {
        const [turn, n] = place.split('.').map(Number);
        return { sessionId, turn: turn ?? 0, n: n ?? 0, text };
      })
      .sort(inOrder);
  }
}

/** Used where REDIS_URL is set (design section 2). */
export const createRedisSentences = ({
  redisUrl,
  log,
}: {
  readonly redisUrl: string;
  readonly log: Logger;
}): Sentences => new RedisSentences(redisUrl, log);
