import { type Config } from '#backend/platform/config/config.js';
import { type Secrets } from '#backend/platform/keys/settle-secrets.js';
import { type Logger } from '#backend/platform/logger.port.js';
import { type StartupError } from './startup-error.js';

/** Input of every process. */
export interface Context {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly secrets: Secrets;
  readonly log: Logger;
  /** A line for the operator. */
  readonly print?: (line: string) => void;
  /** The log was away at the start, and turned out to be a wrong one. */
  readonly onRefused?: (error: StartupError) => void;
  /** True for a tool that may meet another log than the one the database was read from. */
  readonly anyLog?: boolean;
}
