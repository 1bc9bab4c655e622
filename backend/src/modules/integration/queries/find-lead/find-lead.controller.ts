import { Controller, Get, Param } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Repository } from 'typeorm';
import { sampleLead } from '#contracts/integration/samples.js';
import { type LeadForIntegrations } from '#contracts/integration/views.js';
import { ForKeysWith, ForTestKeysToo } from '#backend/platform/http/key-scope.js';
import { CurrentPrincipal, isTestKey, type Principal } from '#backend/platform/http/principal.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { Refuses } from '#backend/platform/http/refuses.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { ghlLeadEntity, type GhlLeadRow } from '#projections/ghl-leads/ghl-lead.entity.js';
import { LeadAnswer } from './lead.answer.js';

type Personal = Pick<LeadForIntegrations, 'firstName' | 'lastName' | 'email' | 'phone' | 'interests' | 'customFields'>;
const REFUSALS = { LEAD_NOT_FOUND: { status: 404, message: 'No lead has that id.' } };
const ID = /^[\w-]{1,100}$/;
const NOTHING: Personal = {
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  interests: [],
  customFields: {},
};

const personalOf = (row: GhlLeadRow): Personal => {
  if (row.erased) return NOTHING;
  const { firstName, lastName, email, phone, interests, customFields } = row;
  return { firstName, lastName, email, phone, interests, customFields };
};

/** GET /api/integrations/leads/{leadId}: what the feed does not say of a lead. */
@ApiTags('integrations')
@ForKeysWith('personal:read')
@ForTestKeysToo()
@RateLimited('integration')
@Controller('api/integrations/leads')
export class FindLeadController {
  constructor(@InjectRepository(ghlLeadEntity) private readonly leads: Repository<GhlLeadRow>) {}

  @Get(':leadId')
  @ApiOperation({ summary: 'A lead, by the id that events name.' })
  @ApiOkResponse({ type: LeadAnswer })
  @Refuses(REFUSALS)
  async find(@Param('leadId') leadId: string, @CurrentPrincipal() principal: Principal): Promise<LeadForIntegrations> {
    const isId = ID.test(leadId);
    if (isId && isTestKey(principal)) return sampleLead(leadId);
    const row = isId ? await this.leads.findOneBy({ id: leadId }) : null;
    if (!row) throw rejectedBy(REFUSALS, { code: 'LEAD_NOT_FOUND' });
    const { userId, erased, leadSource, conversionStatus, createdAt } = row;
    return { leadId, userId, erased, ...personalOf(row), leadSource, conversionStatus, createdAt };
  }
}
