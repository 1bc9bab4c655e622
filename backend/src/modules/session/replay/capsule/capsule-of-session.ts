import { type EventLog } from '#backend/platform/log/event-log.js';
import { streamOf } from '#backend/platform/log/stored-fold.js';
import { sessionFold } from '../../domain/state/session.fold.js';
import { inRevisions } from '../in-revisions.js';
import { capsuleOf } from './write-capsule.js';

/** A session of the log as a capsule, line by line, read as it is written. */
export const capsuleOfSession = (log: Pick<EventLog, 'readAsWritten'>, sessionId: string): AsyncGenerator<string> =>
  capsuleOf(
    sessionId,
    inRevisions(0n, (page) => log.readAsWritten(streamOf(sessionFold, sessionId), page)),
  );
