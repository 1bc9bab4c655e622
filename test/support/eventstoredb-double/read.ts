import { status, type handleServerStreamingCall } from '@grpc/grpc-js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { StoredRecord } from './log.js';
import type { DoubleParts } from './parts.js';
import { nameOf, streams } from './protocol.js';
import { eventReply, streamNotFound } from './read-replies.js';
import { failure, send, type ReadCall } from './sending.js';

type Options = ReadReq.Options;
const isBackwards = (options: Options): boolean =>
  options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS;

/** Streams.Read: a stream or $all, in either direction, or a subscription to $all. */
export const read =
  (parts: DoubleParts): handleServerStreamingCall<ReadReq, ReadResp> =>
  (call) => {
    const options = call.request.getOptions();
    call.on('error', () => undefined);
    if (options === undefined || parts.box.faults.reads === 'ignore') return;
    if (!parts.box.faults.ready) {
      call.emit('error', failure(status.UNAVAILABLE, 'Server Is Not Ready'));
      return;
    }
    if (options.hasSubscription()) {
      parts.subscriptions.add(call, options);
      return;
    }
    if (Number(options.getCount()) === 0) {
      call.emit('error', failure(status.UNKNOWN, 'Exception was thrown by handler.'));
      return;
    }
    const refusal = options.hasAll() ? refusalOfAll(parts, options) : undefined;
    if (refusal !== undefined) {
      call.emit('error', failure(status.UNKNOWN, refusal));
      return;
    }
    const replies = options.hasAll() ? readAll(parts, options).map(eventReply) : readStream(parts, options);
    void sendAll(call, replies);
  };

const readStream = ({ log }: DoubleParts, options: Options): ReadResp[] => {
  const from = options.getStream();
  const name = nameOf(from?.getStreamIdentifier());
  const events = log.stream(name);
  if (events === undefined) return [streamNotFound(name)];
  const backwards = isBackwards(options);
  const revision = from?.hasRevision() === true ? BigInt(from.getRevision()) : undefined;
  const inRange = events.filter(
    (event) => revision === undefined || (backwards ? event.revision <= revision : event.revision >= revision),
  );
  return limited(inRange, options).map(eventReply);
};

const refusalOfAll = (parts: DoubleParts, options: Options): string | undefined => {
  if (parts.box.faults.reads === 'leaderless') return 'No leader info available in response';
  return isMisplaced(parts, options) ? 'Unexpected ReadAllResult: Error' : undefined;
};

/** A real server fails to read from a position inside its log at which no record begins. */
const isMisplaced = ({ log }: DoubleParts, options: Options): boolean => {
  const from = options.getAll()?.getPosition();
  if (from === undefined) return false;
  const position = BigInt(from.getCommitPosition());
  const last = log.records.at(-1)?.position ?? 0n;
  return position > 0n && position < last && log.records.every((record) => record.position !== position);
};

/** Forwards a position is inclusive, backwards exclusive. */
const readAll = ({ log }: DoubleParts, options: Options): StoredRecord[] => {
  const from = options.getAll()?.getPosition();
  const place = from === undefined ? undefined : BigInt(from.getCommitPosition());
  const after = place === undefined ? -1 : log.records.findIndex(({ position }) => position >= place);
  const count = Number(options.getCount());
  if (!isBackwards(options))
    return place !== undefined && after < 0 ? [] : log.records.slice(Math.max(0, after)).slice(0, count);
  const end = after < 0 ? log.records.length : after;
  return log.records.slice(Math.max(0, end - count), end).reverse();
};

const limited = (records: readonly StoredRecord[], options: Options): StoredRecord[] => {
  const ordered = isBackwards(options) ? [...records].reverse() : [...records];
  return ordered.slice(0, Number(options.getCount()));
};

const sendAll = async (call: ReadCall, replies: readonly ReadResp[]): Promise<void> => {
  for (const reply of replies) await send(call, reply);
  call.end();
};
