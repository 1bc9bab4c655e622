import { type RequestListener } from 'node:http';
import { type Socket } from 'node:net';

/** Browsers and proxies send the next request after the answer; some clients send a few ahead. */
export const MOST_PIPELINED = 16;

/**
 * Closes a connection that sends more requests ahead than this: Node begins them all at once, a thousand in one packet
 * of 64 kB, and whoever comes after waits for all of them.
 */
export const limitPipelining = (handler: RequestListener, most = MOST_PIPELINED): RequestListener => {
  const open = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const count = (open.get(socket) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(socket, count);
    response.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1));
    handler(request, response);
  };
};
