import { Controller, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type CrmDryRun, type CrmLeadView } from '#contracts/integration/managed.js';
import { CRM_REFUSALS, LEAD_MANAGEMENT, type LeadManagement } from '#backend/modules/lead/lead-management.port.js';
import { StaffReason } from '#backend/modules/support/support.port.js';
import { ForKeysAndStaff, requireOfKey } from '#backend/platform/http/key-scope.js';
import { type Page, Paged } from '#backend/platform/http/paged.js';
import { CurrentPrincipal, type Principal } from '#backend/platform/http/principal.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { Refuses } from '#backend/platform/http/refuses.js';
import { CrmLeadsQuery } from './crm-leads.query.js';
import { LEAD_REFUSALS } from './mending.refusals.js';
import { ManageRecord } from '../manage-record.js';
import { CrmDryRunAnswer, CrmLeadAnswer } from '../managed-crm.answers.js';

/** How leads stand with the CRM, and what a sync would send (docs/crm.md). */
@ApiTags('integrations')
@ForKeysAndStaff('integrations:manage')
@RateLimited('integration')
@Controller('api/integrations/manage/crm-leads')
export class CrmLeadsController {
  constructor(
    @Inject(LEAD_MANAGEMENT) private readonly leads: LeadManagement,
    private readonly record: ManageRecord,
  ) {}

  @Get()
  @Paged()
  @ApiOperation({ summary: 'How leads stand with the CRM, a page, the newest first.' })
  @ApiOkResponse({ type: [CrmLeadAnswer] })
  async list(
    @CurrentPrincipal() who: Principal,
    @Query() { status, ...page }: CrmLeadsQuery,
  ): Promise<Page<CrmLeadView>> {
    await this.record.note(who, { what: 'crm-leads' });
    return this.leads.page(status ?? null, page);
  }

  @Get(':leadId')
  @ApiOperation({ summary: 'How a lead stands with the CRM.' })
  @ApiOkResponse({ type: CrmLeadAnswer })
  @Refuses(LEAD_REFUSALS)
  async find(@CurrentPrincipal() who: Principal, @Param('leadId') leadId: string): Promise<CrmLeadView> {
    const lead = await this.leads.find(leadId);
    await this.record.note(who, { what: 'crm-lead', leadId });
    return lead;
  }

  @Post(':leadId/sync')
  @HttpCode(202)
  @ApiOperation({ summary: 'Queues it for the CRM.' })
  @ApiAcceptedResponse({ type: CrmLeadAnswer })
  @Refuses(LEAD_REFUSALS, CRM_REFUSALS)
  async sync(@CurrentPrincipal() who: Principal, @Param('leadId') leadId: string): Promise<CrmLeadView> {
    await this.leads.find(leadId);
    await this.record.note(who, { what: 'crm-lead-sync', leadId });
    return this.leads.sync(leadId);
  }

  /** Names and addresses are shown to staff who give an `X-Staff-Reason`; a key must be one that may know persons. */
  @Get(':leadId/dry-run')
  @ApiOperation({ summary: 'The calls that a sync would make now. Nothing is sent but reads.' })
  @ApiOkResponse({ type: CrmDryRunAnswer })
  @Refuses(LEAD_REFUSALS, CRM_REFUSALS)
  async dryRun(
    @CurrentPrincipal() who: Principal,
    @Param('leadId') leadId: string,
    @StaffReason() reason: string | null,
  ): Promise<CrmDryRun> {
    await this.leads.find(leadId);
    requireOfKey(who, 'personal:read');
    const { show } = await this.record.note(who, { what: 'crm-dry-run', leadId, reason });
    return { calls: await this.leads.dryRun(leadId, show) };
  }
}
