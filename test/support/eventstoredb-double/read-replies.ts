import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { StoredRecord } from './log.js';
import { streamIdentifier, streams, uuid } from './protocol.js';

export const eventReply = (record: StoredRecord): ReadResp => {
  const event = new streams.ReadResp.ReadEvent.RecordedEvent();
  event
    .setId(uuid(record.id))
    .setStreamIdentifier(streamIdentifier(record.stream))
    .setStreamRevision(String(record.revision))
    .setPreparePosition(String(record.position))
    .setCommitPosition(String(record.position))
    .setCustomMetadata(record.metadata)
    .setData(record.data);
  event
    .getMetadataMap()
    .set('type', record.type)
    .set('content-type', record.contentType)
    .set('created', '638500000000000000');
  const read = new streams.ReadResp.ReadEvent();
  return new streams.ReadResp().setEvent(read.setEvent(event).setCommitPosition(String(record.position)));
};

export const streamNotFound = (name: string): ReadResp => {
  const missing = new streams.ReadResp.StreamNotFound();
  return new streams.ReadResp().setStreamNotFound(missing.setStreamIdentifier(streamIdentifier(name)));
};

export const confirmation = (id: string): ReadResp => {
  const confirmed = new streams.ReadResp.SubscriptionConfirmation();
  return new streams.ReadResp().setConfirmation(confirmed.setSubscriptionId(id));
};

export const caughtUp = (): ReadResp => new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp());

export const checkpoint = (position: bigint): ReadResp => {
  const reached = new streams.ReadResp.Checkpoint();
  return new streams.ReadResp().setCheckpoint(
    reached.setCommitPosition(String(position)).setPreparePosition(String(position)),
  );
};
