/** Which tokens of a person still count: raising the epoch revokes all that were issued before. */
export const tokenEpochsMigration = {
  name: 'token-epochs',
  up: 'CREATE TABLE IF NOT EXISTS token_epochs (user_id text PRIMARY KEY, epoch integer NOT NULL DEFAULT 0)',
};
