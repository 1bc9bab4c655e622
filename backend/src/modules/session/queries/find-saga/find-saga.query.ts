import { Query } from '@nestjs/cqrs';
import { type SagaAnswer } from '#contracts/session/saga-view.js';

/** GET /api/sessions/{sessionId}/saga. */
export class FindSagaQuery extends Query<SagaAnswer> {
  constructor(
    readonly userId: string,
    readonly sessionId: string,
  ) {
    super();
  }
}
