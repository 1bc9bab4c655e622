import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { GRACE_DAYS } from '#contracts/subscription/tiers.js';
import { subscriptionEntity, type SubscriptionRow } from '#projections/subscriptions/subscription.entity.js';

const GRACE_MS = GRACE_DAYS * 86_400_000;
/** Rows whose status is not what their period says; a clock that was ahead may have recorded an end too early. */
const OUTDATED = `(row.status = 'active' AND row.currentPeriodEnd <= :now)
  OR (row.status = 'canceled' AND row.currentPeriodEnd <= :now)
  OR (row.status = 'past_due' AND (row.currentPeriodEnd <= :graceBefore OR row.currentPeriodEnd > :now))
  OR (row.status = 'expired' AND row.currentPeriodEnd > :graceBefore)`;

/** Subscriptions from the read model. */
@Injectable()
export class SubscriptionRows {
  constructor(@InjectRepository(subscriptionEntity) private readonly subscriptions: Repository<SubscriptionRow>) {}

  newestOf(userId: string): Promise<SubscriptionRow | null> {
    return this.subscriptions.findOne({ where: { userId }, order: { createdAt: 'DESC', id: 'ASC' } });
  }

  /** The newest first; few, since a person has one at a time. */
  allOf(userId: string): Promise<readonly SubscriptionRow[]> {
    return this.subscriptions.find({ where: { userId }, order: { createdAt: 'DESC', id: 'ASC' } });
  }

  /** Persons with a subscription that a payment of this contact began. */
  async holdersOf(ghlContactId: string): Promise<readonly string[]> {
    const rows = await this.subscriptions.find({ where: { ghlContactId }, select: { userId: true } });
    return [...new Set(rows.map(({ userId }) => userId))];
  }

  /** @param after the last id of the page before */
  outdated(now: Date, limit: number, after?: string): Promise<readonly SubscriptionRow[]> {
    const query = this.subscriptions
      .createQueryBuilder('row')
      .where(`(${OUTDATED})`, { now, graceBefore: new Date(now.getTime() - GRACE_MS) })
      .orderBy({ 'row.id': 'ASC' })
      .limit(limit);
    if (after !== undefined) query.andWhere('row.id > :after', { after });
    return query.getMany();
  }
}
