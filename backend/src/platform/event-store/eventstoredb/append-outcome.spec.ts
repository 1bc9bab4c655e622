import sharedPb from '@eventstore/db-client/generated/shared_pb.js';
import statusPb from '@eventstore/db-client/generated/status_pb.js';
import streamsPb, { type BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import anyPb from 'google-protobuf/google/protobuf/any_pb.js';
import type { Message } from 'google-protobuf';
import { outcomeOf, outcomeOfFailure } from './append-outcome.js';

const refused = (message: string, type: string, details: Message): BatchAppendResp => {
  const packed = new anyPb.Any();
  packed.pack(details.serializeBinary(), type);
  return new streamsPb.BatchAppendResp().setError(new statusPb.Status().setMessage(message).setDetails(packed));
};
const nothing = new sharedPb.Empty();

describe('what an answer to an append means', () => {
  it('is success at a revision and a position', () => {
    const success = new streamsPb.BatchAppendResp.Success()
      .setCurrentRevision('7')
      .setPosition(new sharedPb.AllStreamPosition().setCommitPosition('9007199254740993').setPreparePosition('1'));
    expect(outcomeOf(new streamsPb.BatchAppendResp().setSuccess(success), 's')).toEqual({
      status: 'appended',
      revision: 7n,
      position: 9007199254740993n,
    });
  });

  it.each([
    [
      'a stream elsewhere',
      'event_store.client.WrongExpectedVersion',
      new sharedPb.WrongExpectedVersion().setCurrentStreamRevision('4'),
      { status: 'conflict', actual: 4n },
    ],
    [
      'a stream that is not there',
      'event_store.client.WrongExpectedVersion',
      new sharedPb.WrongExpectedVersion(),
      { status: 'conflict', actual: 'none' },
    ],
    [
      'too much',
      'event_store.client.MaximumAppendSizeExceeded',
      new sharedPb.MaximumAppendSizeExceeded().setMaxappendsize(512),
      { status: 'too-large', limitBytes: 512 },
    ],
    [
      'a stream that was deleted for good',
      'event_store.client.StreamDeleted',
      new sharedPb.StreamDeleted(),
      { status: 'invalid' },
    ],
    ['no access', 'event_store.client.AccessDenied', new sharedPb.AccessDenied(), { status: 'unavailable' }],
    ['a time-out of the server', 'event_store.client.Timeout', new sharedPb.Timeout(), { status: 'unknown' }],
    ['an error it does not name', 'event_store.client.Unknown', new sharedPb.Unknown(), { status: 'unknown' }],
  ])('is %s', (_, type, details, expected) => {
    expect(outcomeOf(refused('refused', type, details), 's')).toMatchObject(expected);
  });

  it.each([
    ['Server Is Not Ready', 'unavailable'],
    ['Server Is Busy', 'unavailable'],
    ['BadRequest', 'invalid'],
    ['No leader info available in response', 'unknown'],
  ])('is read from the message where the answer holds nothing else: %s', (message, status) => {
    expect(outcomeOf(refused(message, 'google.protobuf.Empty', nothing), 's')).toMatchObject({ status });
  });

  it('is unknown where the answer is empty', () => {
    expect(outcomeOf(new streamsPb.BatchAppendResp(), 's')).toMatchObject({ status: 'unknown' });
  });

  it.each([
    [14, 'unknown'],
    [13, 'unknown'],
    [10, 'unknown'],
    [undefined, 'unknown'],
    [16, 'unavailable'],
    [7, 'unavailable'],
  ])('is, when the call ended with code %s, %s', (code, status) => {
    expect(outcomeOfFailure(Object.assign(new Error('gone'), { code }))).toEqual({ status, cause: 'gone' });
  });
});
