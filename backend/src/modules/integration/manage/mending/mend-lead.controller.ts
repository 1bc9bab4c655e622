import { Body, Controller, Inject, Param, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type CrmLeadView } from '#contracts/integration/managed.js';
import { LEAD_MANAGEMENT, type LeadEdit, type LeadManagement } from '#backend/modules/lead/lead-management.port.js';
import { ForKeysAndStaff, requireScope } from '#backend/platform/http/key-scope.js';
import { actorOf, CurrentPrincipal, type Principal } from '#backend/platform/http/principal.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { Refuses } from '#backend/platform/http/refuses.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { withoutAbsent } from '#backend/platform/http/without-absent.js';
import { ManageRecord } from '../manage-record.js';
import { CrmLeadAnswer } from '../managed-crm.answers.js';
import { MendLeadBody } from './mend-lead.body.js';
import { MEND_REFUSALS } from './mending.refusals.js';

const editOf = ({ firstName, lastName, email, phone }: MendLeadBody): LeadEdit => {
  const edit = withoutAbsent({ firstName, lastName, email, phone }) as LeadEdit;
  if (Object.keys(edit).length > 0) return edit;
  const words = 'Give at least one of firstName, lastName, email and phone.';
  throw new RejectedError(400, 'INVALID_FIELD', words, { field: 'body' });
};

/** What a lead told, corrected; as `npm run leads -- edit`. A key must be one that may know persons. */
@ApiTags('integrations')
@ForKeysAndStaff('integrations:manage')
@RateLimited('integration')
@Controller('api/integrations/manage/leads')
export class MendLeadController {
  constructor(
    @Inject(LEAD_MANAGEMENT) private readonly leads: LeadManagement,
    private readonly record: ManageRecord,
  ) {}

  @Patch(':leadId')
  @ApiOperation({ summary: 'Corrects what a lead told, and queues it for the CRM.' })
  @ApiOkResponse({ type: CrmLeadAnswer })
  @Refuses(MEND_REFUSALS)
  async mend(
    @CurrentPrincipal() who: Principal,
    @Param('leadId') leadId: string,
    @Body() body: MendLeadBody,
  ): Promise<CrmLeadView> {
    const edit = editOf(body);
    await this.leads.find(leadId);
    if (who.kind === 'api-key') requireScope(who, 'personal:read');
    await this.record.note(who, { what: 'lead-mended', leadId });
    return this.leads.mend(leadId, edit, actorOf(who));
  }
}
