import { turnRetellingsMigration } from '#backend/modules/narration/retelling/turn-retellings.migration.js';
import { modelSpendingMigration } from '#backend/modules/narration/budget/model-spending.migration.js';
import { secondFactorsMigration } from '#backend/modules/support/second-factor/second-factors.migration.js';
import {
  deliveryListsMigration,
  enabledAtMigration,
  testEndpointsMigration,
  webhooksMigration,
} from '#backend/modules/integration/webhooks/webhooks.migration.js';
import { apiKeysMigration, testKeysMigration } from '#backend/modules/integration/api-keys/api-keys.migration.js';
import { contactOriginMigration } from '#backend/modules/lead/contact-origin.migration.js';
import { leadCommandsMigration } from '#backend/modules/lead/lead-commands.migration.js';
import { leadsMigration } from '#backend/modules/lead/leads.migration.js';
import { crmPaceMigration } from '#backend/platform/crm/crm-pace.migration.js';
import { erasuresMigration } from '#backend/modules/privacy/erasures.migration.js';
import { tokenEpochsMigration } from '#backend/modules/account/tokens/token-epochs.migration.js';
import { moderatedActionsMigration } from '#backend/modules/moderation/moderated-actions.migration.js';
import { mailedTokensMigration } from '#backend/modules/account/mailed-tokens.migration.js';
import { staffMembersMigration } from '#backend/modules/account/staff/staff-members.migration.js';
import { accountsMigration } from '#backend/modules/account/accounts.migration.js';
import { EVENT_STORE_MIGRATIONS } from '#backend/platform/event-store/postgres/event-store-migrations.js';
import { snapshotsMigration } from '#backend/platform/log/snapshots.migration.js';
import { snapshotsOfALogMigration } from '#backend/platform/log/snapshots-of-a-log.migration.js';
import { reactionsOfALogMigration } from '#backend/platform/reactions/reactions-of-a-log.migration.js';
import { keyFingerprintsMigration } from '#backend/platform/keys/key-fingerprints.migration.js';
import { heldKeysMigration } from '#backend/platform/log/held-keys.migration.js';
import { subjectKeysMigration } from '#backend/platform/log/subject-keys.migration.js';
import { rateLimitsMigration } from '#backend/platform/rate-limits/rate-limits.migration.js';
import { reactionCheckpointsMigration } from '#backend/platform/reactions/reaction-checkpoints.migration.js';
import { toldSentencesMigration } from '#backend/platform/realtime/told-sentences.migration.js';
import type { Migration } from '#backend/platform/postgres/migration.js';

/** The write side's tables, in the order they are made. Read models make their own (platform/projections). */
export const MIGRATIONS: readonly Migration[] = [
  ...EVENT_STORE_MIGRATIONS,
  subjectKeysMigration,
  snapshotsMigration,
  tokenEpochsMigration,
  rateLimitsMigration,
  toldSentencesMigration,
  reactionCheckpointsMigration,
  keyFingerprintsMigration,
  snapshotsOfALogMigration,
  reactionsOfALogMigration,
  heldKeysMigration,
  accountsMigration,
  erasuresMigration,
  mailedTokensMigration,
  modelSpendingMigration,
  moderatedActionsMigration,
  turnRetellingsMigration,
  apiKeysMigration,
  leadsMigration,
  crmPaceMigration,
  webhooksMigration,
  secondFactorsMigration,
  contactOriginMigration,
  enabledAtMigration,
  testEndpointsMigration,
  deliveryListsMigration,
  testKeysMigration,
  staffMembersMigration,
  leadCommandsMigration,
];
