import { Server, ServerCredentials, status, type handleUnaryCall } from '@grpc/grpc-js';
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { batchAppend } from './batch-append.js';
import { classicAppend } from './classic-append.js';
import { FaultBox, type Faults } from './faults.js';
import { DoubleLog } from './log.js';
import type { DoubleParts } from './parts.js';
import { read } from './read.js';
import { serverFeatures } from './server-features.js';
import { Subscriptions } from './subscriptions.js';
import { TcpGate } from './tcp-gate.js';

export interface DoubleOptions {
  /** Bytes of data in one append; a real server's default is 1 MiB. */
  readonly maxAppendSize?: number;
  /** False: a server that is still starting. */
  readonly ready?: boolean;
}

/** Stands in for EventStoreDB 23.10: speaks its gRPC protocol on 127.0.0.1, keeps its log in memory, fails on demand. */
export interface EventStoreDbDouble {
  readonly connectionString: string;
  /** The log that it holds now. */
  readonly log: DoubleLog;
  readonly faults: Faults;
  readonly subscriptions: Subscriptions;
  readonly network: TcpGate;
  /** Answers the appends whose replies were held, and all further ones. */
  releaseReplies(): void;
  /** Drops every connection and refuses new ones; the log stays. */
  kill(): Promise<void>;
  /** Listens again, on the same port. */
  restart(): Promise<void>;
  /** Is killed, and comes back with another log. */
  exchange(log: DoubleLog): Promise<void>;
  stop(): Promise<void>;
}

export const startEventStoreDbDouble = async (options: DoubleOptions = {}): Promise<EventStoreDbDouble> => {
  const log = new DoubleLog();
  const parts: { -readonly [Part in keyof DoubleParts]: DoubleParts[Part] } = {
    log,
    box: new FaultBox(),
    subscriptions: new Subscriptions(log),
    maxAppendSize: options.maxAppendSize ?? 1_048_576,
  };
  parts.box.faults.ready = options.ready ?? true;
  const server = serve(parts);
  const network = new TcpGate(await listen(server));
  await network.open();
  return {
    get log() {
      return parts.log;
    },
    network,
    faults: parts.box.faults,
    get subscriptions() {
      return parts.subscriptions;
    },
    connectionString: `esdb://127.0.0.1:${network.port}?tls=false`,
    releaseReplies: () => {
      parts.box.release();
    },
    kill: () => network.shut(),
    restart: () => network.open(),
    exchange: async (other) => {
      await network.shut();
      parts.log = other;
      parts.subscriptions = new Subscriptions(other);
      await network.open();
    },
    stop: async () => {
      await network.shut();
      server.forceShutdown();
    },
  };
};

const serve = (parts: DoubleParts): Server => {
  const server = new Server();
  server.addService(ServerFeaturesService, { getSupportedMethods: serverFeatures });
  server.addService(StreamsService, {
    read: read(parts),
    append: classicAppend(parts),
    batchAppend: batchAppend(parts),
    delete: unsupported,
    tombstone: unsupported,
  });
  return server;
};

const unsupported: handleUnaryCall<unknown, unknown> = (_, callback) => {
  callback({ code: status.UNIMPLEMENTED, details: 'not part of the double' });
};

const listen = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) => {
      if (error === null) resolve(port);
      else reject(error);
    });
  });
