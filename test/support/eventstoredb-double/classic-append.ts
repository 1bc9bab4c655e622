import { Metadata, status, type handleClientStreamingCall, type sendUnaryData } from '@grpc/grpc-js';
import type { AppendReq, AppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { Written } from './log.js';
import type { DoubleParts } from './parts.js';
import { nameOf, streams } from './protocol.js';
import { expectedOf, recordOf, sizeOf } from './proposed.js';

/** Streams.Append: one append a call, which the client uses when credentials are given. */
export const classicAppend =
  (parts: DoubleParts): handleClientStreamingCall<AppendReq, AppendResp> =>
  (call, callback) => {
    const frames: AppendReq[] = [];
    call.on('data', (frame: AppendReq) => {
      frames.push(frame);
    });
    call.on('end', () => {
      if (parts.box.faults.appends !== 'ignore') complete(parts, frames, callback);
    });
  };

const complete = (
  { box, log, maxAppendSize }: DoubleParts,
  frames: readonly AppendReq[],
  callback: sendUnaryData<AppendResp>,
): void => {
  if (!box.faults.ready) {
    callback({ code: status.UNAVAILABLE, details: 'Server Is Not Ready' });
    return;
  }
  const options = frames[0]?.getOptions();
  const events = frames.flatMap((frame) => frame.getProposedMessage() ?? []).map(recordOf);
  if (options === undefined) {
    callback({ code: status.UNKNOWN, details: 'Exception was thrown by handler.' });
    return;
  }
  if (sizeOf(events) > maxAppendSize) {
    callback(tooLarge(maxAppendSize));
    return;
  }
  const written = log.append(nameOf(options.getStreamIdentifier()), expectedOf(options, options.getRevision()), events);
  box.reply(() => {
    callback(null, replyOf(written));
  });
};

const tooLarge = (limit: number) => {
  const metadata = new Metadata();
  metadata.set('exception', 'maximum-append-size-exceeded');
  metadata.set('maximum-append-size', String(limit));
  return { code: status.INVALID_ARGUMENT, details: `Maximum Append Size of ${limit} Exceeded.`, metadata };
};

const replyOf = (written: Written): AppendResp => {
  const reply = new streams.AppendResp();
  if (!written.ok) {
    const wrong = new streams.AppendResp.WrongExpectedVersion();
    if (written.actual !== 'none') wrong.setCurrentRevision(String(written.actual));
    return reply.setWrongExpectedVersion(wrong);
  }
  const position = new streams.AppendResp.Position();
  position.setCommitPosition(String(written.position)).setPreparePosition(String(written.position));
  const success = new streams.AppendResp.Success();
  return reply.setSuccess(success.setCurrentRevision(String(written.revision)).setPosition(position));
};
