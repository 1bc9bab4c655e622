import { type RequestListener, type ServerResponse } from 'node:http';
import { type Socket } from 'node:net';

/** Browsers and proxies send the next request after the answer; some clients send a few ahead. */
export const MOST_PIPELINED = 16;

type Open = Set<ServerResponse>;

/** Node closes only the answer whose turn it is: the ones behind it would keep files, timers and the connection itself. */
const closeAll = (open: Open): void => {
  for (const response of [...open]) {
    response.destroy();
    response.emit('close');
  }
};

/**
 * Closes a connection that sends more requests ahead than this: Node begins them all at once, two thousand in one
 * packet of 64 kB, and the requests of everybody else wait for all of them.
 */
export const limitPipelining = (handler: RequestListener, most = MOST_PIPELINED): RequestListener => {
  const sockets = new WeakMap<Socket, Open>();
  const openOn = (socket: Socket): Open => {
    const open: Open = sockets.get(socket) ?? new Set();
    if (!sockets.has(socket)) socket.once('close', () => setImmediate(closeAll, open));
    sockets.set(socket, open);
    return open;
  };
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const open = openOn(socket);
    if (open.size >= most) {
      socket.destroy();
      return;
    }
    open.add(response);
    response.once('close', () => open.delete(response));
    handler(request, response);
  };
};
