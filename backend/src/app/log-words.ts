import { type Config } from '#backend/platform/config/config.js';
import {
  EventStoreUnavailableError,
  type LogMismatch,
  WrongLogError,
} from '#backend/platform/event-store/event-store.port.js';
import { StartupError } from './startup-error.js';

type Settings = Pick<Config, 'eventStoreUrl' | 'eventStorePrefix' | 'databaseUrl'>;

const database = ({ databaseUrl }: Settings): string => (databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL');

/** Without the name and the password that the URL may hold. */
const hostOf = (url: string): string => new URL(url).host;

const logOf = (settings: Settings): string => {
  const { eventStoreUrl, eventStorePrefix } = settings;
  if (eventStoreUrl === null) return `${database(settings)}: the log in this database`;
  const prefix = eventStorePrefix === null ? '' : ` with EVENTSTORE_PREFIX ${eventStorePrefix}`;
  return `EVENTSTORE_URL: the log at ${hostOf(eventStoreUrl)}${prefix}`;
};

const differenceOf = (mismatch: LogMismatch): string => {
  if (mismatch.kind === 'another')
    return mismatch.found === null
      ? `is empty, and not log ${mismatch.expected}, from which this database was read`
      : `is log ${mismatch.found}, and not ${mismatch.expected}, from which this database was read`;
  return `has no event at position ${mismatch.position}, up to which this database was read: it ends at ${mismatch.head ?? 'its beginning'}`;
};

const wayOut = (settings: Settings): string => {
  const right =
    settings.eventStoreUrl === null ? 'restore that log' : 'set EVENTSTORE_URL and EVENTSTORE_PREFIX to that log';
  return `${right}, choose another database (${database(settings)}), or read this log anew with \`npm run projections -- rebuild\` and start again`;
};

/** One sentence for the operator: what is wrong with the log, and the way out. */
export const wrongLogSentence = (mismatch: LogMismatch, settings: Settings): string =>
  `${logOf(settings)} ${differenceOf(mismatch)}; ${wayOut(settings)}`;

/** One sentence for the operator: the log does not answer. */
export const unreachableSentence = (error: Error, settings: Settings): string => {
  const { eventStoreUrl } = settings;
  const where =
    eventStoreUrl === null
      ? `${database(settings)}: the log`
      : `EVENTSTORE_URL: EventStoreDB at ${hostOf(eventStoreUrl)}`;
  return `${where} does not answer (${withoutPassword(error.message, eventStoreUrl)})`;
};

const withoutPassword = (text: string, url: string | null): string => {
  const password = url === null ? '' : new URL(url).password;
  const hidden = [password, decodeURIComponent(password)].filter(Boolean);
  return hidden.reduce((shown, one) => shown.replaceAll(one, '(secret)'), text);
};

/** The same error, in words for the operator where it is about the log. */
export const inLogWords = (error: unknown, settings: Settings): unknown => {
  if (error instanceof WrongLogError) return new StartupError(wrongLogSentence(error.mismatch, settings));
  if (error instanceof EventStoreUnavailableError) return new StartupError(unreachableSentence(error, settings));
  return error;
};
