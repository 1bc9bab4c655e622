import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { type UserProfile } from '#contracts/account/views.js';
import { SUBSCRIPTIONS, type Subscriptions } from '#backend/modules/subscription/subscription.port.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { NotShownYetError } from '#backend/platform/read-models/progress.port.js';
import { ghlLeadEntity, type GhlLeadRow } from '#projections/ghl-leads/ghl-lead.entity.js';
import { userEntity, type UserRow } from '#projections/users/user.entity.js';
import { ACCOUNTS, type Accounts } from '../../account.port.js';

/** GET /api/user/profile (specification sections 2 and 7). */
export class FindProfileQuery extends Query<UserProfile> {
  constructor(readonly userId: string) {
    super();
  }
}

type CrmFacts = Pick<UserProfile, 'ghlContactId' | 'leadSource' | 'lastGhlSync' | 'ghlTags'>;

/** What a person typed comes from the log, so that it is what they have just changed; the rest from the read models. */
@QueryHandler(FindProfileQuery)
export class FindProfileQueryHandler implements IQueryHandler<FindProfileQuery> {
  constructor(
    @InjectRepository(userEntity) private readonly users: Repository<UserRow>,
    @InjectRepository(ghlLeadEntity) private readonly leads: Repository<GhlLeadRow>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(SUBSCRIPTIONS) private readonly subscriptions: Subscriptions,
  ) {}

  async execute({ userId: id }: FindProfileQuery): Promise<UserProfile> {
    const account = await this.accounts.find(id);
    if (!account) throw new RejectedError(401, 'NOT_AUTHENTICATED', 'Please sign in, or play as a guest.');
    const row = await this.users.findOneBy({ id });
    if (!row) throw new NotShownYetError(`user ${id} is not in the read models yet`);
    const { kind, ...known } = account;
    const { tier, status, subscription } = await this.subscriptions.statusOf(id);
    return {
      id,
      ...known,
      subscriptionStatus: kind === 'guest' ? 'guest' : status === 'inactive' ? 'free' : status,
      subscriptionTier: tier,
      subscriptionExpiresAt: row.subscriptionExpiresAt,
      subscription,
      ...(await this.crmOf(id, row)),
    };
  }

  /** What the CRM knows of the lead that a person came as. */
  private async crmOf(userId: string, { ghlContactId }: UserRow): Promise<CrmFacts> {
    const where = { userId, erased: false };
    const lead = await this.leads.findOne({ where, order: { createdAt: 'DESC', id: 'DESC' } });
    if (!lead) return { ghlContactId, leadSource: null, lastGhlSync: null, ghlTags: [] };
    const { leadSource, lastGhlSync, ghlTags } = lead;
    return { ghlContactId: lead.ghlContactId ?? ghlContactId, leadSource, lastGhlSync, ghlTags };
  }
}
