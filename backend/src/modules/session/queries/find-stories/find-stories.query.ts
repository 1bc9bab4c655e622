import { Query } from '@nestjs/cqrs';
import { type StoryEntry } from '#contracts/session/views.js';

/** GET /api/stories/{sessionId} (specification section 7). */
export class FindStoriesQuery extends Query<readonly StoryEntry[]> {
  constructor(
    readonly userId: string,
    readonly sessionId: string,
  ) {
    super();
  }
}
