import anyPb from 'google-protobuf/google/protobuf/any_pb.js';
import type { Message } from 'google-protobuf';
import type { Code } from '@eventstore/db-client/generated/code_pb.js';
import type { BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { Written } from './log.js';
import { codes, shared, status, streams } from './protocol.js';

const failed = (message: string, code: Code, typeName: string, details: Message): BatchAppendResp => {
  const packed = new anyPb.Any();
  packed.pack(details.serializeBinary(), typeName);
  const error = new status.Status();
  error.setMessage(message).setCode(code).setDetails(packed);
  const reply = new streams.BatchAppendResp();
  return reply.setError(error);
};

export const writtenReply = (written: Written): BatchAppendResp => {
  if (!written.ok) return wrongVersion(written.actual);
  const position = new shared.AllStreamPosition();
  position.setCommitPosition(String(written.position)).setPreparePosition(String(written.position));
  const success = new streams.BatchAppendResp.Success();
  success.setCurrentRevision(String(written.revision)).setPosition(position);
  return new streams.BatchAppendResp().setSuccess(success);
};

const wrongVersion = (actual: bigint | 'none'): BatchAppendResp => {
  const details = new shared.WrongExpectedVersion();
  if (actual !== 'none') details.setCurrentStreamRevision(String(actual));
  return failed('WrongExpectedVersion', codes.ALREADY_EXISTS, 'event_store.client.WrongExpectedVersion', details);
};

export const tooLargeReply = (limit: number): BatchAppendResp => {
  const details = new shared.MaximumAppendSizeExceeded();
  details.setMaxappendsize(limit);
  return failed(
    'MaximumAppendSizeExceeded',
    codes.INVALID_ARGUMENT,
    'event_store.client.MaximumAppendSizeExceeded',
    details,
  );
};

export const badRequestReply = (message: string): BatchAppendResp => {
  const details = new shared.BadRequest();
  details.setMessage(message);
  return failed('BadRequest', codes.INVALID_ARGUMENT, 'event_store.client.BadRequest', details);
};

export const notReadyReply = (): BatchAppendResp =>
  failed('Server Is Not Ready', codes.OK, 'google.protobuf.Empty', new shared.Empty());
