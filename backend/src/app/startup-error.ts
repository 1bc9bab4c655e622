import { BackupError } from '#backend/platform/backup/archive-format.js';
import { ConfigError, type Config } from '#backend/platform/config/config.js';
import { errorCode, messageOf } from '#backend/platform/files/error-code.js';
import { SecretFileError } from '#backend/platform/files/keep-secret.js';
import { EmbeddedPostgresError } from '#backend/platform/postgres/embedded-postgres.error.js';

/** The game cannot start; the message is one line that names what to change. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** Whether the message was written for the person who starts the game, so that a stack would only hide it. */
export const isInWords = (error: unknown): boolean =>
  [StartupError, ConfigError, SecretFileError, EmbeddedPostgresError, BackupError].some(
    (known) => error instanceof known,
  );

/** Names the setting behind a failed listen. */
export const listenError = (
  error: unknown,
  { port, host }: Pick<Config, 'port' | 'host'>,
  name: 'PORT' | 'METRICS_PORT' = 'PORT',
): StartupError => {
  const notHere = `HOST ${host} is not an address of this machine`;
  const known: Readonly<Record<string, string>> = {
    EADDRINUSE: `${name} ${port} is already in use: stop what listens there, or set ${name} to another`,
    EACCES: `${name} ${port} may not be used by this user: set ${name} to one above 1023`,
    EADDRNOTAVAIL: notHere,
    ENOTFOUND: notHere,
    EAI_AGAIN: notHere,
  };
  return new StartupError(
    known[errorCode(error) ?? ''] ?? `The game can't listen on HOST ${host}, ${name} ${port}: ${messageOf(error)}`,
  );
};
