import { type Config } from '#backend/platform/config/config.js';
import { normalEmail } from '#backend/platform/email/email-address.js';
import { type KeyedHashes } from '#backend/platform/keys/keyed-hashes.js';
import { type AnalyticsSecrets } from './views/install-views.js';

/** They follow from the server's key, which backups keep: a restored database makes the same pseudonyms. */
export const analyticsSecrets = (
  hashes: KeyedHashes,
  { staffEmails }: Pick<Config, 'staffEmails'>,
): AnalyticsSecrets => ({
  pseudonymKey: hashes.of('analytics', 'pseudonyms'),
  staffKeys: staffEmails.map((email) => hashes.of('email', normalEmail(email))),
});
