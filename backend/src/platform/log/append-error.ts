import { type AppendResult } from '../event-store/event-store.port.js';
import { AppendRefusedError, LogUnavailableError, OutcomeUnknownError } from './log-errors.js';

type Failure = Exclude<AppendResult, { status: 'appended' | 'conflict' }>;

/** The error of an append that neither succeeded nor conflicted. */
export const appendError = (stream: string, outcome: Failure): Error => {
  switch (outcome.status) {
    case 'unavailable':
      return new LogUnavailableError(`${stream} can not be written`, { cause: outcome.cause });
    case 'unknown':
      return new OutcomeUnknownError(`an append to ${stream} may or may not have been written`, {
        cause: outcome.cause,
      });
    case 'too-large':
      return new AppendRefusedError(`an append to ${stream} is over ${outcome.limitBytes} bytes`);
    case 'invalid':
      return new AppendRefusedError(`the store refuses an append to ${stream}`, { cause: outcome.cause });
  }
};
