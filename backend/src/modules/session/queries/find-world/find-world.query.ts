import { Query } from '@nestjs/cqrs';
import { type WorldView } from '#contracts/session/views.js';

/** GET /api/sessions/{sessionId}/world (design section 8). */
export class FindWorldQuery extends Query<WorldView> {
  constructor(
    readonly userId: string,
    readonly sessionId: string,
  ) {
    super();
  }
}
