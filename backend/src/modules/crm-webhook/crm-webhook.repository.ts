import { Injectable } from '@nestjs/common';
import { type CrmWebhookEvent } from '#contracts/crm-webhook/events.js';
import { Repository, RepositoryServices } from '#backend/platform/log/repository.js';
import { type CrmWebhook, crmWebhookFold } from './domain/crm-webhook.fold.js';

/** Calls of the CRM by their id. */
@Injectable()
export class CrmWebhookRepository extends Repository<CrmWebhook, CrmWebhookEvent, never> {
  constructor(services: RepositoryServices) {
    super(services, { fold: crmWebhookFold, rejections: {} });
  }
}
