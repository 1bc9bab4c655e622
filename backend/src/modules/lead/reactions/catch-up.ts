import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { userEntity, type UserRow } from '#projections/users/user.entity.js';
import { type KnownAccount } from '#backend/modules/account/account.port.js';
import { SUBSCRIPTIONS, type Subscriptions } from '#backend/modules/subscription/subscription.port.js';
import { levelOfPlay } from '../domain/game-engagement.rules.js';
import { type Conversion } from '../domain/lead.fold.js';
import { EngagementLog } from '../engagement-log.js';

interface Standing {
  readonly convertsTo: Conversion | null;
  readonly tags: readonly string[];
}

/** Records how far a person had come before the lead was known to be theirs. */
@Injectable()
export class CatchUp {
  constructor(
    private readonly engagements: EngagementLog,
    @InjectRepository(userEntity) private readonly users: Repository<UserRow>,
    @Inject(SUBSCRIPTIONS) private readonly subscriptions: Subscriptions,
  ) {}

  async tell(leadId: string, userId: string, account: KnownAccount): Promise<void> {
    const { convertsTo, tags } = await this.standingOf(userId, account);
    const engagementId = `linked-${leadId}-${userId}`;
    const told = { engagementId, action: 'linked', details: [], source: 'game', trackedAt: null } as const;
    await this.engagements.track({ ...told, leadId, convertsTo, tags });
  }

  private async standingOf(userId: string, { kind }: KnownAccount): Promise<Standing> {
    const { isSubscribed, tier } = await this.subscriptions.statusOf(userId);
    const actions = (await this.users.findOneBy({ id: userId }))?.totalActionsTaken ?? 0;
    const level = levelOfPlay(actions);
    const tags = [...(level ? [`plays-${level}`] : []), ...(isSubscribed ? [`tier-${tier}`] : [])];
    if (isSubscribed) return { convertsTo: 'subscriber', tags };
    if (kind === 'registered') return { convertsTo: 'account', tags };
    return { convertsTo: actions > 0 ? 'player' : null, tags };
  }
}
