import codePb from '@eventstore/db-client/generated/code_pb.js';
import serverFeaturesPb from '@eventstore/db-client/generated/serverfeatures_pb.js';
import sharedPb from '@eventstore/db-client/generated/shared_pb.js';
import statusPb from '@eventstore/db-client/generated/status_pb.js';
import streamsPb from '@eventstore/db-client/generated/streams_pb.js';

/** The messages of the protocol, as the client's package ships them: CommonJS without named exports. */
export const codes = codePb.Code;
export const features = serverFeaturesPb;
export const shared = sharedPb;
export const status = statusPb;
export const streams = streamsPb;

export const streamIdentifier = (name: string): sharedPb.StreamIdentifier => {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Buffer.from(name));
  return identifier;
};
export const nameOf = (identifier: sharedPb.StreamIdentifier | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString();

export const uuid = (text: string): sharedPb.UUID => {
  const id = new shared.UUID();
  id.setString(text);
  return id;
};
