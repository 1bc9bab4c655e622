import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, type Repository } from 'typeorm';
import { type CurrentUser, type User } from '#contracts/account/views.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { userEntity, type UserRow } from '#projections/users/user.entity.js';
import { AccountRepository } from '../../account.repository.js';
import { Tokens } from '../../tokens.js';

/** GET /api/auth/me (specification section 7). */
export class FindCurrentUserQuery extends Query<CurrentUser> {
  constructor(
    readonly userId: string,
    readonly bearerToken: string,
  ) {
    super();
  }
}

/** 'inactive' is shown as 'free' (design section 9). */
const statusOf = (status: UserRow['subscriptionStatus']): User['subscriptionStatus'] =>
  status === 'inactive' ? 'free' : status;

/** The user of the request: from the read models, or from the log while these do not show a new guest yet. */
@QueryHandler(FindCurrentUserQuery)
export class FindCurrentUserQueryHandler implements IQueryHandler<FindCurrentUserQuery> {
  constructor(
    @InjectRepository(userEntity) private readonly users: Repository<UserRow>,
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
    const row = await this.users.findOneBy({ id: userId, erased: false, createdAt: Not(IsNull()) });
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
