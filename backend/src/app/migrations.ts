import { tokenEpochsMigration } from '#backend/modules/account/token-epochs.migration.js';
import { eventStoreMigration } from '#backend/platform/event-store/postgres/event-store.migration.js';
import { snapshotsMigration } from '#backend/platform/log/snapshots.migration.js';
import { keyFingerprintsMigration } from '#backend/platform/keys/key-fingerprints.migration.js';
import { plainEventsMigration } from '#backend/platform/event-store/postgres/plain-events.migration.js';
import { subjectKeysMigration } from '#backend/platform/log/subject-keys.migration.js';
import { rateLimitsMigration } from '#backend/platform/rate-limits/rate-limits.migration.js';
import { reactionCheckpointsMigration } from '#backend/platform/reactions/reaction-checkpoints.migration.js';
import { toldSentencesMigration } from '#backend/platform/realtime/told-sentences.migration.js';
import type { Migration } from '#backend/platform/postgres/migration.js';

/** The write side's tables, in the order they are made. Read models make their own (platform/projections). */
export const MIGRATIONS: readonly Migration[] = [
  eventStoreMigration,
  plainEventsMigration,
  subjectKeysMigration,
  snapshotsMigration,
  tokenEpochsMigration,
  rateLimitsMigration,
  toldSentencesMigration,
  reactionCheckpointsMigration,
  keyFingerprintsMigration,
];
