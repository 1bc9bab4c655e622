import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { selecting } from '#backend/platform/read-models/selecting.js';
import { userEntity, type UserRow } from '#projections/users/user.entity.js';
import { type SubscriptionPeriod } from '../domain/standing.rules.js';

export interface Subscriber {
  readonly isGuest: boolean;
  readonly term: SubscriptionPeriod;
}

const COLUMNS = selecting<UserRow>(['kind', 'subscriptionStatus', 'subscriptionTier', 'subscriptionExpiresAt']);

/** Persons with their subscription, from the read models. */
@Injectable()
export class SubscriberRows {
  constructor(@InjectRepository(userEntity) private readonly users: Repository<UserRow>) {}

  /** A person whom the read models do not show yet began a moment ago: a guest, who is entitled to least. */
  async byId(id: string): Promise<Subscriber> {
    const row = await this.users.findOne({ select: COLUMNS, where: { id } });
    return {
      isGuest: row?.kind !== 'registered',
      term: {
        tier: row?.subscriptionTier ?? 'free',
        isCanceled: row?.subscriptionStatus === 'canceled',
        endsAt: row?.subscriptionExpiresAt ?? null,
      },
    };
  }
}
