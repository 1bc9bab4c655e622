import { Injectable } from '@nestjs/common';
import { isTestKey, type Principal } from '#backend/platform/http/principal.js';
import { Feed, type FeedSource } from './feed.js';
import { SampleFeed } from './sample-feed.js';

/** The log for keys, samples for keys that are for tests. */
@Injectable()
export class FeedSources {
  constructor(
    private readonly feed: Feed,
    private readonly samples: SampleFeed,
  ) {}

  for(principal: Principal): FeedSource {
    return isTestKey(principal) ? this.samples : this.feed;
  }
}
