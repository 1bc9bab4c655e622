import { Injectable } from '@nestjs/common';
import { type SubscriptionEvent } from '#contracts/subscription/events.js';
import { SUBSCRIPTION_REJECTIONS, type SubscriptionRejectionCode } from '#contracts/subscription/rejections.js';
import { Repository, RepositoryServices } from '#backend/platform/log/repository.js';
import { type Subscription } from './domain/subscription.fold.js';
import { storedSubscription } from './stored-subscription.js';

/** Subscriptions by the id of their user. */
@Injectable()
export class SubscriptionRepository extends Repository<Subscription, SubscriptionEvent, SubscriptionRejectionCode> {
  constructor(services: RepositoryServices) {
    super(services, { fold: storedSubscription, rejections: SUBSCRIPTION_REJECTIONS });
  }
}
