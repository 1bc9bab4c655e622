import { Module } from '@nestjs/common';
import { CrmWebhookManagementModule } from '#backend/modules/crm-webhook/crm-webhook-management.module.js';
import { LeadManagementModule } from '#backend/modules/lead/lead-management.module.js';
import { SupportModule } from '#backend/modules/support/support.module.js';
import { ChosenDeadLetters } from './manage/mending/chosen-dead-letters.js';
import { CrmLeadsController } from './manage/mending/crm-leads.controller.js';
import { DeadLettersController } from './manage/mending/dead-letters.controller.js';
import { InboundCallsController } from './manage/mending/inbound-calls.controller.js';
import { ManageRecord } from './manage/manage-record.js';
import { MendLeadController } from './manage/mending/mend-lead.controller.js';

/** What did not go through between the game and the CRM: seen and mended. */
@Module({
  imports: [CrmWebhookManagementModule, LeadManagementModule, SupportModule],
  controllers: [CrmLeadsController, DeadLettersController, InboundCallsController, MendLeadController],
  providers: [ChosenDeadLetters, ManageRecord],
})
export class MendingModule {}
