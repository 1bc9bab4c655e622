/**
 * Tables that a backup holds beside the log, since they can't be made again from it, in the order in which they can be
 * filled. Each table of a migration is listed here or in one of the lists below (test/integration/backup).
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
  'crm_leftovers',
  'webhook_endpoints',
  'webhook_secrets',
  'webhook_deliveries',
  'webhook_attempts',
  'staff_members',
  'second_factors',
  'second_factor_recovery_codes',
  'second_factor_passes',
];
