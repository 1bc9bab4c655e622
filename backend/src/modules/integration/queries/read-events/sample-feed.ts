import { once } from 'node:events';
import { Inject, Injectable } from '@nestjs/common';
import { SAMPLE_TIME } from '#contracts/integration/feed/examples.js';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { type Cursor, cursorOf } from '../../domain/cursor.js';
import { SAMPLE_LOG, SAMPLED, sampleEvent } from '../../domain/sample-events.js';
import { type FeedPart, type FeedSource, type PageRequest, type FeedPlace, type Wanted } from './feed.js';
import { anotherLog, noSuchPlace } from './feed-refusals.js';

const END = BigInt(SAMPLED.length);

/** The feed of keys for tests: one sample of each type, in a log of its own that never grows. */
@Injectable()
export class SampleFeed implements FeedSource {
  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>) {}

  placeOf(after: Cursor | null): Promise<FeedPlace> {
    if (after === null) return Promise.resolve({ logId: SAMPLE_LOG, position: null });
    if (after.logId !== SAMPLE_LOG) return Promise.reject(anotherLog(after.logId, SAMPLE_LOG));
    return after.position > END ? Promise.reject(noSuchPlace(after)) : Promise.resolve(after);
  }

  async page({ after, wanted, limit }: PageRequest): Promise<FeedPart> {
    const { position } = await this.placeOf(after);
    return this.partAfter(position ?? 0n, wanted, limit);
  }

  async *follow(from: FeedPlace | null, wanted: Wanted, signal: AbortSignal): AsyncGenerator<FeedPart> {
    const position = from?.position ?? 0n;
    if (position < END) yield this.partAfter(position, wanted, SAMPLED.length);
    if (!signal.aborted) await once(signal, 'abort');
  }

  /** They all have the same time. */
  since(time: Date): Promise<Cursor> {
    return Promise.resolve({ logId: SAMPLE_LOG, position: time.getTime() > Date.parse(SAMPLE_TIME) ? END : 0n });
  }

  private partAfter(position: bigint, wanted: Wanted, limit: number): FeedPart {
    const events = SAMPLED.slice(Number(position))
      .filter((type) => wanted === 'all' || wanted.has(type))
      .slice(0, limit)
      .map((type) => sampleEvent(type, this.config.publicUrl));
    const isCut = events.length === limit;
    return { events, cursor: (isCut && events.at(-1)?.cursor) || cursorOf({ logId: SAMPLE_LOG, position: END }) };
  }
}
