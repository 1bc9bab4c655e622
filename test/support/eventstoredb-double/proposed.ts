import type { AppendReq, BatchAppendReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { Expected, ProposedRecord } from './log.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @throws Error for an id that is no UUID, or without a type: a bad request */
export const recordOf = (message: AppendReq.ProposedMessage | BatchAppendReq.ProposedMessage): ProposedRecord => {
  const id = message.getId()?.getString() ?? '';
  const type = message.getMetadataMap().get('type') ?? '';
  if (!UUID.test(id)) throw new Error('Unrecognized Guid format.');
  if (type === '') throw new Error("Empty eventType provided. (Parameter 'eventType')");
  return {
    id,
    type,
    contentType: message.getMetadataMap().get('content-type') ?? 'application/octet-stream',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
};

/** Only data count towards the cap: so does server 23.10. */
export const sizeOf = (events: readonly ProposedRecord[]): number =>
  events.reduce((sum, { data }) => sum + data.length, 0);

interface ExpectedCases {
  hasNoStream(): boolean;
  hasStreamExists(): boolean;
  hasAny(): boolean;
}
export const expectedOf = (options: ExpectedCases, revision: string): Expected => {
  if (options.hasNoStream()) return 'none';
  if (options.hasStreamExists()) return 'exists';
  return options.hasAny() ? 'any' : BigInt(revision);
};
