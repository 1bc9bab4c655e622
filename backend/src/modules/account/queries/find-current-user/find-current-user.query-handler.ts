import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, type Repository } from 'typeorm';
import { type CurrentUser, type User } from '#contracts/account/views.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { userEntity, type UserRow } from '#projections/users/user.entity.js';
import { AccountRepository } from '../../account.repository.js';
import { userOf } from '../../domain/user-view.js';
import { SignIns } from '../../sign-in/sign-ins.js';

/** GET /api/auth/me (specification section 7). */
export class FindCurrentUserQuery extends Query<CurrentUser> {
  constructor(
    readonly userId: string,
    readonly bearerToken: string,
    readonly device: string,
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
    private readonly signIns: SignIns,
  ) {}

  async execute({ userId, bearerToken, device }: FindCurrentUserQuery): Promise<CurrentUser> {
    const user = (await this.shown(userId)) ?? (await this.logged(userId));
    if (!user) throw new RejectedError(401, 'NOT_AUTHENTICATED', 'Please sign in, or play as a guest.');
    const token = await this.signIns.renewed(bearerToken, device);
    return { ...user, ...(token !== null && { token }) };
  }

  private async shown(userId: string): Promise<User | null> {
    const row = await this.users.findOneBy({ id: userId, erased: false, createdAt: Not(IsNull()) });
    if (!row) return null;
    const { id, username, email, subscriptionTier } = row;
    const emailConfirmed = email !== null && email === row.confirmedEmail;
    return {
      id,
      username,
      email,
      emailConfirmed,
      subscriptionStatus: statusOf(row.subscriptionStatus),
      subscriptionTier,
    };
  }

  private async logged(userId: string): Promise<User | null> {
    const { state } = await this.accounts.load(userId);
    return state.status === 'Guest' || state.status === 'Registered' ? userOf(userId, state) : null;
  }
}
