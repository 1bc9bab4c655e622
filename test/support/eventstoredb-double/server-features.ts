import type { handleUnaryCall } from '@grpc/grpc-js';
import type { SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type { Empty } from '@eventstore/db-client/generated/shared_pb.js';
import { features } from './protocol.js';

/** ServerFeatures.GetSupportedMethods: the client asks it before its first append. */
export const serverFeatures: handleUnaryCall<Empty, SupportedMethods> = (_, callback) => {
  const supported = new features.SupportedMethods();
  supported.setEventStoreServerVersion('23.10.8');
  for (const name of ['read', 'append', 'batchappend']) {
    const method = new features.SupportedMethod();
    supported.addMethods(method.setMethodName(name).setServiceName('event_store.client.streams.streams'));
  }
  callback(null, supported);
};
