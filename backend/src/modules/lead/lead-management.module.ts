import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ghlLeadEntity } from '#projections/ghl-leads/ghl-lead.entity.js';
import { LEAD_MANAGEMENT } from './lead-management.port.js';
import { LeadModule } from './lead.module.js';
import { CrmLeadRows } from './management/crm-lead-rows.js';
import { ManagedLeads } from './management/managed-leads.js';

/** What staff see and mend of leads on their way to the CRM. */
@Module({
  imports: [LeadModule, TypeOrmModule.forFeature([ghlLeadEntity])],
  providers: [CrmLeadRows, ManagedLeads, { provide: LEAD_MANAGEMENT, useExisting: ManagedLeads }],
  exports: [LEAD_MANAGEMENT],
})
export class LeadManagementModule {}
