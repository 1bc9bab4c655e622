import type { ServerWritableStream } from '@grpc/grpc-js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';

export type ReadCall = ServerWritableStream<ReadReq, ReadResp>;

/** Emitted as an error of a call, it ends the call with this status. */
export const failure = (code: number, details: string): Error => Object.assign(new Error(details), { code, details });

/** Waits while the reader takes no more. */
export const send = async (call: ReadCall, reply: ReadResp): Promise<void> => {
  if (!call.cancelled && !call.write(reply)) await firstOf(call, ['drain', ...GONE]);
};

export const GONE = ['cancelled', 'close', 'finish'] as const;

/** Resolves at the first of these events, and leaves no listener behind. */
export const firstOf = (call: ReadCall, events: readonly string[]): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      for (const event of events) call.off(event, done);
      resolve();
    };
    for (const event of events) call.on(event, done);
  });
