import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type CrmConnection } from '#contracts/lead/views.js';
import { CRM, type Crm } from '#backend/platform/crm/crm.port.js';

/** Whether the CRM answers, and takes the key. */
export class TestConnectionQuery extends Query<CrmConnection> {}

@QueryHandler(TestConnectionQuery)
export class TestConnectionQueryHandler implements IQueryHandler<TestConnectionQuery> {
  constructor(@Inject(CRM) private readonly crm: Crm) {}

  async execute(): Promise<CrmConnection> {
    return { ...(await this.crm.test()), apiKeyPrefix: this.crm.apiKeyPrefix };
  }
}
