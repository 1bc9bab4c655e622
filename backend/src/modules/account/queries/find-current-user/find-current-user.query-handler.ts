import { Inject } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type CurrentUser, type User } from '#contracts/account/views.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { ReadModels } from '#backend/platform/read-models/read-models.js';
import { userEntity, type UserRow } from '#projections/users/user.entity.js';
import { AccountRepository } from '../../account.repository.js';
import { Tokens } from '../../tokens.js';
import { FindCurrentUserQuery } from './find-current-user.query.js';

/** 'inactive' is shown as 'free' (design section 9). */
const statusOf = (status: UserRow['subscriptionStatus']): User['subscriptionStatus'] =>
  status === 'inactive' ? 'free' : status;

/** Who asks for themselves: from the read models, and from the log while these have not come to a new guest. */
@QueryHandler(FindCurrentUserQuery)
export class FindCurrentUserQueryHandler implements IQueryHandler<FindCurrentUserQuery> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly accounts: AccountRepository,
    private readonly tokens: Tokens,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ userId, bearerToken }: FindCurrentUserQuery): Promise<CurrentUser> {
    const user = (await this.shown(userId)) ?? (await this.logged(userId));
    if (!user) throw new RejectedError(401, 'NOT_AUTHENTICATED', 'Please sign in, or play as a guest.');
    const token = await this.tokens.renewed(bearerToken, this.clock.now().getTime() / 1_000);
    return { ...user, ...(token !== null && { token }) };
  }

  private async shown(userId: string): Promise<User | null> {
    const [row] = await this.readModels.find(userEntity, {
      name: 'current-user',
      text: 'SELECT * FROM users WHERE id = $1 AND NOT erased AND created_at IS NOT NULL',
      values: [userId],
    });
    if (!row) return null;
    const { id, username, email, subscriptionStatus, subscriptionTier } = row;
    return { id, username, email, subscriptionStatus: statusOf(subscriptionStatus), subscriptionTier };
  }

  private async logged(userId: string): Promise<User | null> {
    const {
      state: { status, username },
    } = await this.accounts.load(userId);
    return status === 'Guest'
      ? { id: userId, username, email: null, subscriptionStatus: 'guest', subscriptionTier: 'free' }
      : null;
  }
}
