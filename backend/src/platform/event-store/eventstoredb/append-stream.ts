import type { EventStoreDBClient } from '@eventstore/db-client';
import { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';

type Call = ReturnType<StreamsClient['batchAppend']>;
interface Waiting {
  resolve(reply: BatchAppendResp): void;
  reject(error: Error): void;
}

/**
 * One BatchAppend call: many appends travel on it and are answered in any order.
 *
 * It replaces the client's `appendToStream`. That method keeps the pending appends of all clients in one table of the
 * module: an error of one client rejects the appends of all others, and a reply without its entry throws an error that
 * no caller can catch. Channel, credentials and discovery come from the client.
 */
export class AppendStream {
  readonly #waiting = new Map<string, Waiting>();
  #over: Error | undefined;

  private constructor(private readonly call: Call) {
    call.on('data', (reply: BatchAppendResp) => {
      this.#answer(reply);
    });
    call.on('error', (error: Error) => {
      this.#end(error);
    });
    call.on('end', () => {
      this.#end(new Error('the server ended the call'));
    });
  }

  /** @throws Error when no connection stands by the deadline: nothing was sent */
  static async open(client: EventStoreDBClient, connectBy: Date): Promise<AppendStream> {
    return new AppendStream(await openCall.call(client, connectBy));
  }

  /** @throws Error when the call has ended: nothing was sent */
  assertUsable(): void {
    if (this.#over !== undefined) throw this.#over;
  }

  /** @throws Error when the call ended before the reply: the append may have been written */
  send(correlationId: string, request: BatchAppendReq): Promise<BatchAppendResp> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(correlationId, { resolve, reject });
      this.call.write(request);
    });
  }

  /** Stops waiting for the reply. */
  forget(correlationId: string): void {
    this.#waiting.delete(correlationId);
  }

  #answer(reply: BatchAppendResp): void {
    const correlationId = reply.getCorrelationId()?.getString() ?? '';
    this.#waiting.get(correlationId)?.resolve(reply);
    this.#waiting.delete(correlationId);
  }

  #end(error: Error): void {
    this.#over ??= error;
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }
}

/** The parameter `this` gives access to the client's protected members, as in the client's own operations. */
function openCall(this: EventStoreDBClient, connectBy: Date): Promise<Call> {
  const open = this.GRPCStreamCreator(StreamsClient, 'appendToStream', async (grpc) => {
    await connected(grpc, connectBy);
    return grpc.batchAppend(...this.callArguments({}, { deadline: Infinity }));
  });
  return open();
}

const connected = (grpc: StreamsClient, by: Date): Promise<void> =>
  new Promise((resolve, reject) => {
    grpc.waitForReady(by, (error) => {
      if (error === undefined) resolve();
      else reject(error);
    });
  });
