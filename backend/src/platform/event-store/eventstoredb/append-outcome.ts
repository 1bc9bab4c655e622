import { ErrorType, MaxAppendSizeExceededError, WrongExpectedVersionError } from '@eventstore/db-client';
import { unpackToCommandError } from '@eventstore/db-client/dist/streams/appendToStream/unpackError.js';
import type { BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { AppendResult } from '../event-store.port.js';
import { causeOf, described } from './event-store-log.js';

/** What the server's answer to an append means. */
export const outcomeOf = (reply: BatchAppendResp, stream: string): AppendResult => {
  const success = reply.getSuccess();
  if (success === undefined) return turnedDown(reply, stream);
  const position = success.getPosition()?.getCommitPosition();
  return position === undefined
    ? { status: 'unknown', cause: 'the server reported success without a position' }
    : { status: 'appended', revision: BigInt(success.getCurrentRevision()), position: BigInt(position) };
};

const turnedDown = (reply: BatchAppendResp, stream: string): AppendResult => {
  const status = reply.getError();
  if (status?.hasDetails() !== true) return { status: 'unknown', cause: status?.getMessage() ?? 'an empty answer' };
  const error = unpackToCommandError(status, stream);
  if (error instanceof WrongExpectedVersionError)
    return { status: 'conflict', actual: revisionOf(error.actualVersion) };
  if (error instanceof MaxAppendSizeExceededError) return { status: 'too-large', limitBytes: error.maxAppendSize };
  const cause = `${error.type}: ${status.getMessage()}`;
  if (error.type === ErrorType.STREAM_DELETED || status.getMessage() === 'BadRequest')
    return { status: 'invalid', cause };
  return { status: isTurnedAway(error.type, status.getMessage()) ? 'unavailable' : 'unknown', cause };
};

const revisionOf = (actual: WrongExpectedVersionError['actualVersion']): bigint | 'none' =>
  typeof actual === 'bigint' ? actual : 'none';

/** The server did not try: it is starting, overloaded, or refuses us. */
const isTurnedAway = (type: ErrorType, message: string): boolean =>
  type === ErrorType.ACCESS_DENIED || /^Server Is (?:Not Ready|Busy)$/.test(message);

/**
 * gRPC: PERMISSION_DENIED, UNIMPLEMENTED, UNAUTHENTICATED; such a call ends before the server reads any of its appends.
 */
const REFUSED_CODES: ReadonlySet<unknown> = new Set([7, 12, 16]);

/** The outcome of an append whose call ended or gave no answer. */
export const outcomeOfFailure = (error: unknown): AppendResult => ({
  status: REFUSED_CODES.has(described(error).code) ? 'unavailable' : 'unknown',
  cause: causeOf(error),
});
