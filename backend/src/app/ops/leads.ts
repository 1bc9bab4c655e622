import { runLeadsCli } from '#backend/modules/lead/commands/operate-leads/leads-cli.js';
import { LeadEdits } from '#backend/modules/lead/commands/operate-leads/lead-edits.js';
import { LeftoverRows } from '#backend/modules/lead/erasure/leftover-rows.js';
import { LeadRows } from '#backend/modules/lead/lead-rows.js';
import { standingOf } from '#backend/modules/lead/commands/operate-leads/standing-lines.js';
import { LeadManagementModule } from '#backend/modules/lead/lead-management.module.js';
import { LEAD_MANAGEMENT, type LeadManagement } from '#backend/modules/lead/lead-management.port.js';
import { LeadModule } from '#backend/modules/lead/lead.module.js';
import { ModerationModule } from '#backend/modules/moderation/moderation.module.js';
import { NarrationModule } from '#backend/modules/narration/narration.module.js';
import { Erasure } from '#backend/modules/privacy/erasure.js';
import { PrivacyModule } from '#backend/modules/privacy/privacy.module.js';
import { runOnce } from '../bootstrap.js';
import { withGame } from './game-context.js';
import { type Operation } from './operation.js';
import { toOperator } from './to-operator.js';

/** An erasure asks every module. */
const PARTS = { imports: [NarrationModule, ModerationModule, PrivacyModule, LeadModule, LeadManagementModule] };

export const leads: Operation = (argv) =>
  runOnce((platform) =>
    withGame(platform, PARTS, (game) => {
      const rows = game.get(LeadRows, { strict: false });
      const erasure = game.get(Erasure, { strict: false });
      const edits = game.get(LeadEdits, { strict: false });
      const leftovers = game.get(LeftoverRows, { strict: false });
      const management = game.get<LeadManagement>(LEAD_MANAGEMENT, { strict: false });
      return runLeadsCli(argv, {
        isKnown: async (leadId) => (await rows.find(leadId)) !== null,
        erase: (leadId) => erasure.request(leadId),
        edit: (leadId, edit) => edits.edit(leadId, edit),
        dryRun: (leadId) => management.dryRun(leadId, (text) => text),
        status: async (leadId) => standingOf(await management.find(leadId)),
        leftovers: () => leftovers.all(),
        strikeOff: (contactId) => leftovers.strikeOff(contactId),
        print: toOperator.out,
      });
    }),
  );
