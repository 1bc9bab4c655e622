import { STATUS_CODES } from 'node:http';
import { type Socket } from 'node:net';
import { refusalBody } from '../error-bodies.js';
import { type HeaderList } from './security-headers.js';

/** A refusal (400 to 499) of something that is no request yet, as bytes of HTTP/1.1; the connection ends with it. */
const rawRefusal = (status: number, headers: HeaderList): string => {
  const body = JSON.stringify(refusalBody(status));
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
};

/** Says so and closes the connection, without waiting for the other end. */
export const refuseRaw = (socket: Socket, status: number, headers: HeaderList): void => {
  if (socket.writable) socket.write(rawRefusal(status, headers));
  socket.destroy();
};
