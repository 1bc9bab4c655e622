import { Module } from '@nestjs/common';
import { CrmWebhookModule } from './crm-webhook.module.js';
import { INBOUND_CALLS } from './inbound-calls.port.js';
import { InboundCallDesk } from './management/inbound-call-desk.js';

/** What staff see of the CRM's calls, and have worked on again. */
@Module({
  imports: [CrmWebhookModule],
  providers: [{ provide: INBOUND_CALLS, useClass: InboundCallDesk }],
  exports: [INBOUND_CALLS],
})
export class CrmWebhookManagementModule {}
