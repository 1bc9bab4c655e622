import { Controller, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { type InboundCallDetail, type InboundCallView } from '#contracts/integration/managed.js';
import { INBOUND_CALLS, type InboundCalls } from '#backend/modules/crm-webhook/inbound-calls.port.js';
import { StaffReason } from '#backend/modules/support/support.port.js';
import { ForKeysAndStaff } from '#backend/platform/http/key-scope.js';
import { type Page, Paged } from '#backend/platform/http/paged.js';
import { CurrentPrincipal, type Principal } from '#backend/platform/http/principal.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { InboundCallsQuery } from './inbound-calls.query.js';
import { ManagersRecord } from './managers-record.js';

/** Calls of the CRM, and what became of them (docs/crm.md). */
@ApiTags('integrations')
@ApiBearerAuth()
@ForKeysAndStaff('integrations:manage')
@RateLimited('integration')
@Controller('api/integrations/manage/inbound-calls')
export class InboundCallsController {
  constructor(
    @Inject(INBOUND_CALLS) private readonly calls: InboundCalls,
    private readonly record: ManagersRecord,
  ) {}

  @Get()
  @Paged()
  async list(
    @CurrentPrincipal() who: Principal,
    @Query() { state, ...page }: InboundCallsQuery,
  ): Promise<Page<InboundCallView>> {
    await this.record.note(who, { what: 'inbound-calls' });
    return this.calls.page(state ?? null, page);
  }

  /** The payload is shown to staff who give an `X-Staff-Reason`, and to keys that may know persons. */
  @Get(':id')
  async find(
    @CurrentPrincipal() who: Principal,
    @Param('id') id: string,
    @StaffReason() reason: string | null,
  ): Promise<InboundCallDetail> {
    const { payload, ...call } = await this.calls.find(id);
    const { userId, leadId } = call;
    const { masked } = await this.record.note(who, { what: 'inbound-call', userId, leadId, reason });
    return { ...call, payload: masked ? null : payload };
  }

  @Post(':id/retry')
  @HttpCode(202)
  async retry(@CurrentPrincipal() who: Principal, @Param('id') id: string): Promise<InboundCallView> {
    const { userId, leadId } = await this.calls.find(id);
    await this.record.note(who, { what: 'inbound-call-retried', userId, leadId });
    return this.calls.retry(id);
  }
}
