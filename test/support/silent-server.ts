import { createServer, type Socket } from 'node:net';

export interface SilentServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** A server of 127.0.0.1 that takes every connection and says nothing, as a frozen process does. */
export const startSilentServer = async (): Promise<SilentServer> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const stop = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port: typeof address === 'object' && address ? address.port : 0, stop };
};
