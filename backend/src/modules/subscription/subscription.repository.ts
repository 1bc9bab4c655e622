import { Injectable } from '@nestjs/common';
import { type SubscriptionEvent } from '#contracts/subscription/events.js';
import { SUBSCRIPTION_REJECTIONS, type SubscriptionRejectionCode } from '#contracts/subscription/rejections.js';
import { Repository, RepositoryServices } from '#backend/platform/log/repository.js';
import { type Subscription, subscriptionFold } from './domain/subscription.fold.js';

import { type StoredFold } from '#backend/platform/log/stored-fold.js';

/** The subscription's fold with the owner of its snapshots' key: the stream's id is the user's id. */
const storedSubscription: StoredFold<Subscription, SubscriptionEvent> = {
  ...subscriptionFold,
  subjectOf: (_, userId) => userId,
};

/** Subscriptions by the id of their user. */
@Injectable()
export class SubscriptionRepository extends Repository<Subscription, SubscriptionEvent, SubscriptionRejectionCode> {
  constructor(services: RepositoryServices) {
    super(services, { fold: storedSubscription, rejections: SUBSCRIPTION_REJECTIONS });
  }
}
