import { connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  readonly port: number;
  /** Drops all answers from now on: the server still handles the requests. */
  swallowAnswers(): void;
  /** Cuts every connection; new ones go through as at first. */
  heal(): void;
  stop(): Promise<void>;
}

/** A proxy between a client and a server of 127.0.0.1 that can drop their messages. */
export const startTcpProxy = async (serverPort: number): Promise<TcpProxy> => {
  const sockets = new Set<Socket>();
  let swallows = false;
  const keep = (socket: Socket, other: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  };
  const server = createServer((client) => {
    const upstream = connect(serverPort, '127.0.0.1');
    keep(client, upstream);
    keep(upstream, client);
    client.on('data', (chunk) => upstream.write(chunk));
    upstream.on('data', (chunk) => {
      if (!swallows) client.write(chunk);
    });
  });
  const heal = (): void => {
    swallows = false;
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    swallowAnswers: () => {
      swallows = true;
    },
    heal,
    stop: async () => {
      const closed = new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
      });
      heal();
      await closed;
    },
  };
};
