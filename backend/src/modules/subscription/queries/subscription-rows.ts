import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { subscriptionEntity, type SubscriptionRow } from '#projections/subscriptions/subscription.entity.js';

/** Subscriptions from the read model. */
@Injectable()
export class SubscriptionRows {
  constructor(@InjectRepository(subscriptionEntity) private readonly subscriptions: Repository<SubscriptionRow>) {}

  newestOf(userId: string): Promise<SubscriptionRow | null> {
    return this.subscriptions.findOne({ where: { userId }, order: { createdAt: 'DESC', id: 'ASC' } });
  }
}
