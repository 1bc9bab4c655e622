import { Query } from '@nestjs/cqrs';
import { type ChoicesView } from '#contracts/session/views.js';

/** GET /api/choices/{sessionId} (specification section 7). */
export class FindChoicesQuery extends Query<ChoicesView> {
  constructor(
    readonly userId: string,
    readonly sessionId: string,
  ) {
    super();
  }
}
