import { type Migration } from '#backend/platform/postgres/migration.js';

/** Actions that were blocked, for review. The text is sealed with the player's key; null after an erasure. */
export const moderatedActionsMigration: Migration = {
  name: 'moderated-actions',
  up: `create table moderated_actions (
    id uuid primary key,
    user_id text not null,
    session_id text not null,
    reason text not null,
    judged_by text not null,
    category text not null,
    sealed_text text,
    blocked_at timestamptz not null
  );
  create index moderated_actions_of_user on moderated_actions (user_id, blocked_at);
  create index moderated_actions_by_time on moderated_actions (blocked_at)`,
};
