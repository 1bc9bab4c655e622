/**
 * What a backup holds beside the log: what can't be made again from it, in the order in which it can be filled. Each
 * table of a migration stands here or in one of the lists below (test/integration/backup).
 */
export const BACKED_UP: readonly string[] = [
  'subject_keys',
  'key_fingerprints',
  'token_epochs',
  'credentials',
  'confirmed_emails',
  'devices',
  'password_reset_tokens',
  'email_confirmations',
  'erasures',
  'model_spending',
  'moderated_actions',
  'turn_retellings',
  'api_keys',
  'api_key_secrets',
  'leads',
  'crm_deletions',
  'webhook_endpoints',
  'webhook_secrets',
  'webhook_deliveries',
  'webhook_attempts',
  'second_factors',
  'second_factor_recovery_codes',
  'second_factor_passes',
];

/** The log itself, places in it, and what says which steps made the tables: a backup has them in ways of their own. */
export const OF_THE_LOG: readonly string[] = [
  'events',
  'event_log_head',
  'reaction_checkpoints',
  'projection_checkpoints',
  'schema_migrations',
];

/** Not in a backup, and why the game does not miss it. */
export const NOT_BACKED_UP: Readonly<Record<string, string>> = {
  snapshots: 'states that are folded from the log again',
  told_sentences: 'sentences of turns that are being told: an untold turn is told anew',
  rate_limits: 'counters of minutes and hours',
  crm_pace: 'when the next call to the CRM may begin',
};
