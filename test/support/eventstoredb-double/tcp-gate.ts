import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * The network before the double: a fixed port that forwards to another. `shut` drops every connection with a reset and
 * refuses new ones, as when the server is killed; `freeze` keeps connections open and moves no more bytes on them.
 */
export class TcpGate {
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #server: Server | undefined;
  #port = 0;

  constructor(private readonly target: number) {}

  get port(): number {
    return this.#port;
  }
  get connections(): number {
    return this.#pairs.size;
  }

  async open(): Promise<void> {
    const server = createServer((inbound) => this.#forward(inbound));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(this.#port, '127.0.0.1', resolve);
    });
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  async shut(): Promise<void> {
    const server = this.#server;
    const closed = server && new Promise((resolve) => server.close(resolve));
    for (const pair of this.#pairs) pair.forEach(drop);
    await closed;
    this.#server = undefined;
  }

  /** Connections that are open now say nothing more; new ones work. */
  freeze(): void {
    for (const [inbound, outbound] of this.#pairs) {
      for (const socket of [inbound, outbound]) socket.unpipe().pause();
    }
  }

  #forward(inbound: Socket): void {
    const outbound = connect(this.target, '127.0.0.1');
    const pair = [inbound.setNoDelay(), outbound.setNoDelay()] as const;
    this.#pairs.add(pair);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.once('close', () => {
        this.#pairs.delete(pair);
        for (const other of pair) other.destroy();
      });
    }
    inbound.pipe(outbound).pipe(inbound);
  }
}

/** A reset while the socket is being shut down would leave its handle open for ever. */
const drop = (socket: Socket): void => {
  if (socket.writableEnded) socket.destroy();
  else socket.resetAndDestroy();
};
