/** A person's epoch: tokens of earlier epochs are revoked. */
export const tokenEpochsMigration = {
  name: 'token-epochs',
  up: 'CREATE TABLE IF NOT EXISTS token_epochs (user_id text PRIMARY KEY, epoch integer NOT NULL DEFAULT 0)',
};
