import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type IntegrationAlternatives } from '#contracts/lead/alternatives.js';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { alternativesOf } from './alternatives.js';
import { ConnectivityCheck } from './connectivity.js';

/** GET /api/ghl/alternatives (specification section 7). */
export class FindAlternativesQuery extends Query<IntegrationAlternatives> {}

@QueryHandler(FindAlternativesQuery)
export class FindAlternativesQueryHandler implements IQueryHandler<FindAlternativesQuery> {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly connectivity: ConnectivityCheck,
  ) {}

  async execute(): Promise<IntegrationAlternatives> {
    const { publicUrl, mailFrom, crm } = this.config;
    const isCrmConfigured = crm.apiKey !== null && crm.locationId !== null;
    const canVerifyWebhooks = crm.webhookSecret !== null || crm.webhookPublicKey !== null;
    const installation = { publicUrl, mailFrom, isCrmConfigured, canVerifyWebhooks };
    return alternativesOf(installation, await this.connectivity.run());
  }
}
