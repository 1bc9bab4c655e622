import { Body, Controller, Inject, Param, Patch } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { type CrmLeadView } from '#contracts/integration/managed.js';
import { LEAD_MANAGEMENT, type LeadEdit, type LeadManagement } from '#backend/modules/lead/lead-management.port.js';
import { ForKeysAndStaff } from '#backend/platform/http/key-scope.js';
import { actorOf, CurrentPrincipal, type Principal } from '#backend/platform/http/principal.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { withoutAbsent } from '#backend/platform/http/without-absent.js';
import { ManagersRecord } from './managers-record.js';
import { MendLeadBody } from './mend-lead.body.js';

const editOf = ({ firstName, lastName, email, phone }: MendLeadBody): LeadEdit => {
  const edit = withoutAbsent({ firstName, lastName, email, phone }) as LeadEdit;
  if (Object.keys(edit).length > 0) return edit;
  const words = 'Give at least one of firstName, lastName, email and phone.';
  throw new RejectedError(400, 'INVALID_FIELD', words, { field: 'body' });
};

/** What a lead told, corrected; as `npm run leads -- edit`. */
@ApiTags('integrations')
@ApiBearerAuth()
@ForKeysAndStaff('integrations:manage')
@RateLimited('integration')
@Controller('api/integrations/manage/leads')
export class MendLeadController {
  constructor(
    @Inject(LEAD_MANAGEMENT) private readonly leads: LeadManagement,
    private readonly record: ManagersRecord,
  ) {}

  @Patch(':leadId')
  async mend(
    @CurrentPrincipal() who: Principal,
    @Param('leadId') leadId: string,
    @Body() body: MendLeadBody,
  ): Promise<CrmLeadView> {
    const edit = editOf(body);
    await this.leads.find(leadId);
    await this.record.note(who, { what: 'lead-mended', leadId });
    return this.leads.mend(leadId, edit, actorOf(who));
  }
}
