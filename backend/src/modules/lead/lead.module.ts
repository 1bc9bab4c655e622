import { Module } from '@nestjs/common';
import { AccountModule } from '#backend/modules/account/account.module.js';
import { OptionalCallers } from './commands/optional-callers.js';
import { CaptureAnswers } from './commands/capture-lead/capture-answers.js';
import { CaptureLeadController } from './commands/capture-lead/capture-lead.controller.js';
import { CaptureLimits } from './commands/capture-lead/capture-limits.js';
import { LeadCaptures } from './commands/capture-lead/lead-captures.js';
import { CaptureLeadHandler } from './commands/capture-lead/capture-lead.handler.js';
import { TrackEngagementController } from './commands/track-engagement/track-engagement.controller.js';
import { TrackEngagementHandler } from './commands/track-engagement/track-engagement.handler.js';
import { IntakeLeadController } from './commands/intake-lead/intake-lead.controller.js';
import { IntakeLeadHandler } from './commands/intake-lead/intake-lead.handler.js';
import { LeadAddresses } from './commands/operate-leads/lead-addresses.js';
import { LeadEdits } from './commands/operate-leads/lead-edits.js';
import { EngagementLog } from './engagement-log.js';
import { DeletionRows } from './erasure/deletion-rows.js';
import { LeftoverRows } from './erasure/leftover-rows.js';
import { LeadErasures } from './erasure/lead-erasures.js';
import { LeadsStore } from './erasure/leads.store.js';
import { AskedSyncs } from './sync/asked-syncs.js';
import { ContactHints } from './sync/contact-hints.js';
import { LeadDryRuns } from './sync/dry-run/lead-dry-runs.js';
import { LeadRepository } from './lead.repository.js';
import { LEADS } from './lead.port.js';
import { LeadRows } from './lead-rows.js';
import { TestConnectionController } from './queries/test-connection/test-connection.controller.js';
import { TestConnectionQueryHandler } from './queries/test-connection/test-connection.query-handler.js';
import { LeadCommands } from './lead-commands.js';

/** People who left their address on a page, and how they go on. */
@Module({
  imports: [AccountModule],
  controllers: [CaptureLeadController, IntakeLeadController, TrackEngagementController, TestConnectionController],
  providers: [
    LeadRepository,
    LeadCommands,
    LeadRows,
    { provide: LEADS, useExisting: LeadRows },
    OptionalCallers,
    CaptureAnswers,
    CaptureLimits,
    LeadCaptures,
    CaptureLeadHandler,
    IntakeLeadHandler,
    EngagementLog,
    TrackEngagementHandler,
    TestConnectionQueryHandler,
    DeletionRows,
    LeftoverRows,
    AskedSyncs,
    ContactHints,
    LeadDryRuns,
    LeadAddresses,
    LeadEdits,
    LeadErasures,
    LeadsStore,
  ],
  exports: [
    LEADS,
    LeadCommands,
    LeadRows,
    EngagementLog,
    DeletionRows,
    LeadErasures,
    LeftoverRows,
    LeadEdits,
    AskedSyncs,
    ContactHints,
    LeadDryRuns,
  ],
})
export class LeadModule {}
