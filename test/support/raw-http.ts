import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection on which a test writes what no HTTP library would. */
export class RawConnection {
  received = '';
  isClosed = false;
  readonly closed: Promise<void>;

  private constructor(readonly socket: Socket) {
    socket.setEncoding('latin1').on('data', (text: string) => {
      this.received += text;
    });
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => {
      socket.once('close', () => {
        this.isClosed = true;
        resolve();
      });
    });
  }

  static async open(url: string): Promise<RawConnection> {
    const { port, hostname } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return new RawConnection(socket);
  }

  write(...lines: readonly string[]): this {
    this.socket.write(lines.join('\r\n'));
    return this;
  }
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The first answer among the received bytes, whose body must be of a known length. */
export const answerIn = (received: string): RawAnswer => {
  const [head = '', ...rest] = received.split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const pairs = lines.map((one): [string, string] => [
    one.slice(0, one.indexOf(':')),
    one.slice(one.indexOf(':') + 1).trim(),
  ]);
  const headers = new Headers(pairs);
  const body = rest.join('\r\n\r\n').slice(0, Number(headers.get('content-length') ?? 0));
  return { status: Number(line.split(' ')[1]), headers, text: Buffer.from(body, 'latin1').toString('utf8') };
};

/** The answer to bytes after which the server closes the connection. */
export const rawExchange = async (url: string, ...lines: readonly string[]): Promise<RawAnswer> => {
  const connection = await RawConnection.open(url);
  await connection.write(...lines).closed;
  return answerIn(connection.received);
};
