import { Controller, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type InboundCallDetail, type InboundCallView } from '#contracts/integration/managed.js';
import {
  INBOUND_CALL_REFUSALS,
  INBOUND_CALLS,
  type InboundCalls,
} from '#backend/modules/crm-webhook/inbound-calls.port.js';
import { StaffReason } from '#backend/modules/support/support.port.js';
import { ForKeysAndStaff } from '#backend/platform/http/key-scope.js';
import { type Page, Paged } from '#backend/platform/http/paged.js';
import { CurrentPrincipal, type Principal } from '#backend/platform/http/principal.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { Refuses } from '#backend/platform/http/refuses.js';
import { InboundCallsQuery } from './inbound-calls.query.js';
import { ManageRecord } from '../manage-record.js';
import { InboundCallAnswer, InboundCallDetailAnswer } from '../managed-crm.answers.js';

/** Calls of the CRM, and what became of them (docs/crm.md). */
@ApiTags('integrations')
@ForKeysAndStaff('integrations:manage')
@RateLimited('integration')
@Controller('api/integrations/manage/inbound-calls')
export class InboundCallsController {
  constructor(
    @Inject(INBOUND_CALLS) private readonly calls: InboundCalls,
    private readonly record: ManageRecord,
  ) {}

  @Get()
  @Paged()
  @ApiOperation({ summary: 'Calls of the CRM, a page, the newest first.' })
  @ApiOkResponse({ type: [InboundCallAnswer] })
  async list(
    @CurrentPrincipal() who: Principal,
    @Query() { state, ...page }: InboundCallsQuery,
  ): Promise<Page<InboundCallView>> {
    await this.record.note(who, { what: 'inbound-calls' });
    return this.calls.page(state ?? null, page);
  }

  /** The payload is shown to staff who give an `X-Staff-Reason`, and to keys that may know persons. */
  @Get(':id')
  @ApiOperation({ summary: 'One of them, with its payload.' })
  @ApiOkResponse({ type: InboundCallDetailAnswer })
  @Refuses(INBOUND_CALL_REFUSALS)
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
  @ApiOperation({ summary: 'Has it worked on again.' })
  @ApiAcceptedResponse({ type: InboundCallAnswer })
  @Refuses(INBOUND_CALL_REFUSALS)
  async retry(@CurrentPrincipal() who: Principal, @Param('id') id: string): Promise<InboundCallView> {
    const { userId, leadId } = await this.calls.find(id);
    await this.record.note(who, { what: 'inbound-call-retried', userId, leadId });
    return this.calls.retry(id);
  }
}
