import type { handleBidiStreamingCall, ServerDuplexStream } from '@grpc/grpc-js';
import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import { badRequestReply, notReadyReply, tooLargeReply, writtenReply } from './batch-replies.js';
import type { ProposedRecord } from './log.js';
import type { DoubleParts } from './parts.js';
import { nameOf, streamIdentifier } from './protocol.js';
import { expectedOf, recordOf, sizeOf } from './proposed.js';

type Call = ServerDuplexStream<BatchAppendReq, BatchAppendResp>;
type Options = BatchAppendReq.Options;
interface Pending {
  readonly options: Options;
  readonly events: ProposedRecord[];
}

/** Streams.BatchAppend: appends of many frames, each answered by itself, in any order, under its correlation id. */
export const batchAppend =
  (parts: DoubleParts): handleBidiStreamingCall<BatchAppendReq, BatchAppendResp> =>
  (call) => {
    const pending = new Map<string, Pending>();
    call.on('data', (request: BatchAppendReq) => {
      if (parts.box.faults.appends === 'ignore') return;
      const append = collect(pending, request);
      if (append === undefined) return;
      const reply = append instanceof Error ? badRequestReply(append.message) : replyTo(parts, append);
      const stream = append instanceof Error ? '' : nameOf(append.options.getStreamIdentifier());
      answer(
        parts,
        call,
        reply.setCorrelationId(request.getCorrelationId()).setStreamIdentifier(streamIdentifier(stream)),
      );
    });
    call.on('error', () => undefined);
    call.on('end', () => {
      call.end();
    });
  };

/** The append that this frame completes. */
const collect = (pending: Map<string, Pending>, request: BatchAppendReq): Pending | Error | undefined => {
  const correlation = request.getCorrelationId()?.getString() ?? '';
  const options = request.getOptions();
  if (options !== undefined) pending.set(correlation, { options, events: [] });
  const append = pending.get(correlation);
  try {
    append?.events.push(...request.getProposedMessagesList().map(recordOf));
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
  if (!request.getIsFinal()) return undefined;
  pending.delete(correlation);
  return append;
};

const replyTo = ({ box, log, maxAppendSize }: DoubleParts, { options, events }: Pending): BatchAppendResp => {
  if (!box.faults.ready) return notReadyReply();
  if (sizeOf(events) > maxAppendSize) return tooLargeReply(maxAppendSize);
  return writtenReply(
    log.append(nameOf(options.getStreamIdentifier()), expectedOf(options, options.getStreamPosition()), events),
  );
};

const answer = ({ box }: DoubleParts, call: Call, reply: BatchAppendResp): void => {
  box.reply(() => {
    if (call.writable) call.write(reply);
  });
};
