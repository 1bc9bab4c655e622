import { Query } from '@nestjs/cqrs';
import { type ActionTokens } from '#contracts/wallet/views.js';

/** GET /api/user/action-tokens (specification section 7). */
export class FindActionTokensQuery extends Query<ActionTokens> {
  constructor(readonly userId: string) {
    super();
  }
}
