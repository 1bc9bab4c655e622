import { type Server, type ServerResponse } from 'node:http';
import { type Socket } from 'node:net';
import { refuseRaw } from './raw-answer.js';
import { type HeaderList } from './security-headers.js';

const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/**
 * Answers what is no HTTP, or never becomes a whole request, in the one error shape. @returns the handler of a
 * server's `clientError`
 */
export const answerClientErrors = (
  server: Server,
  headers: HeaderList,
): ((error: NodeJS.ErrnoException, socket: Socket) => void) => {
  const answers = new WeakMap<Socket, ServerResponse>();
  server.on('request', ({ socket }, response) => answers.set(socket, response));
  return ({ code = '' }, socket) => {
    const answer = answers.get(socket);
    // In the middle of an answer, such as an event stream, a second one would be read as its content.
    const isAnswering = answer !== undefined && answer.headersSent && !answer.writableFinished;
    if (code === 'ECONNRESET' || isAnswering) socket.destroy();
    else refuseRaw(socket, STATUSES[code] ?? 400, headers);
  };
};
