import { Query } from '@nestjs/cqrs';
import { type CurrentUser } from '#contracts/account/views.js';

/** GET /api/auth/me (specification section 7). */
export class FindCurrentUserQuery extends Query<CurrentUser> {
  constructor(
    readonly userId: string,
    readonly bearerToken: string,
  ) {
    super();
  }
}
