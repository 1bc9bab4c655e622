import sharedPb from '@eventstore/db-client/generated/shared_pb.js';
import streamsPb, { type BatchAppendReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { ExpectedRevision, NewEvent } from '../event-store.port.js';
import { wrapMetadata } from './stored-event.js';

export interface AppendMessage {
  readonly request: BatchAppendReq;
  readonly correlationId: string;
}

/** An append for the wire; the server writes all of it or nothing. Without a deadline: the clocks may differ. */
export const appendMessage = (
  correlationId: string,
  stream: string,
  expected: ExpectedRevision,
  events: readonly NewEvent[],
): AppendMessage => {
  const request = new streamsPb.BatchAppendReq();
  request.setCorrelationId(uuid(correlationId)).setOptions(optionsOf(stream, expected));
  request.setProposedMessagesList(events.map(proposed)).setIsFinal(true);
  return { request, correlationId };
};

/** UTF-8 bytes that the events take on the wire, to within a few for each. */
export const bytesOf = (events: readonly NewEvent[]): number =>
  events.reduce(
    (sum, { type, data, metadata }) =>
      sum + Buffer.byteLength(type) + Buffer.byteLength(data) + Buffer.byteLength(metadata) + EVENT_OVERHEAD,
    0,
  );
const EVENT_OVERHEAD = 150;

const optionsOf = (stream: string, expected: ExpectedRevision): BatchAppendReq.Options => {
  const options = new streamsPb.BatchAppendReq.Options();
  const identifier = new sharedPb.StreamIdentifier();
  options.setStreamIdentifier(identifier.setStreamName(Buffer.from(stream)));
  return expected === 'none' ? options.setNoStream(new sharedPb.Empty()) : options.setStreamPosition(String(expected));
};

const proposed = ({ id, type, version, data, metadata }: NewEvent): BatchAppendReq.ProposedMessage => {
  const message = new streamsPb.BatchAppendReq.ProposedMessage();
  message.getMetadataMap().set('type', type).set('content-type', 'application/json');
  return message
    .setId(uuid(id))
    .setData(Buffer.from(data))
    .setCustomMetadata(Buffer.from(wrapMetadata(version, metadata)));
};

const uuid = (text: string): sharedPb.UUID => new sharedPb.UUID().setString(text);
