import { Controller, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { type CrmDryRun, type CrmLeadView } from '#contracts/integration/managed.js';
import { LEAD_MANAGEMENT, type LeadManagement } from '#backend/modules/lead/lead-management.port.js';
import { StaffReason } from '#backend/modules/support/support.port.js';
import { ForKeysAndStaff, requireScope } from '#backend/platform/http/key-scope.js';
import { type Page, Paged } from '#backend/platform/http/paged.js';
import { CurrentPrincipal, type Principal } from '#backend/platform/http/principal.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { CrmLeadsQuery } from './crm-leads.query.js';
import { ManagersRecord } from './managers-record.js';

/** How leads stand with the CRM, and what a sync would send (docs/crm.md). */
@ApiTags('integrations')
@ApiBearerAuth()
@ForKeysAndStaff('integrations:manage')
@RateLimited('integration')
@Controller('api/integrations/manage/crm-leads')
export class CrmLeadsController {
  constructor(
    @Inject(LEAD_MANAGEMENT) private readonly leads: LeadManagement,
    private readonly record: ManagersRecord,
  ) {}

  @Get()
  @Paged()
  async list(
    @CurrentPrincipal() who: Principal,
    @Query() { status, ...page }: CrmLeadsQuery,
  ): Promise<Page<CrmLeadView>> {
    await this.record.note(who, { what: 'crm-leads' });
    return this.leads.page(status ?? null, page);
  }

  @Get(':leadId')
  async find(@CurrentPrincipal() who: Principal, @Param('leadId') leadId: string): Promise<CrmLeadView> {
    const lead = await this.leads.find(leadId);
    await this.record.note(who, { what: 'crm-lead', leadId });
    return lead;
  }

  @Post(':leadId/sync')
  @HttpCode(202)
  async sync(@CurrentPrincipal() who: Principal, @Param('leadId') leadId: string): Promise<CrmLeadView> {
    await this.leads.find(leadId);
    await this.record.note(who, { what: 'crm-lead-sync', leadId });
    return this.leads.sync(leadId);
  }

  /** Names and addresses are shown to staff who give an `X-Staff-Reason`; a key must be one that may know persons. */
  @Get(':leadId/dry-run')
  async dryRun(
    @CurrentPrincipal() who: Principal,
    @Param('leadId') leadId: string,
    @StaffReason() reason: string | null,
  ): Promise<CrmDryRun> {
    await this.leads.find(leadId);
    if (who.kind === 'api-key') requireScope(who, 'personal:read');
    const { show } = await this.record.note(who, { what: 'crm-dry-run', leadId, reason });
    return { calls: await this.leads.dryRun(leadId, show) };
  }
}
