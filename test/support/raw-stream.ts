import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { type Player } from './player.js';

export interface RawRequest {
  readonly lastEventId?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

type Asker = Pick<Player, 'url' | 'token' | 'sessionId'>;

/** A bare connection that asks for the stream of a player's session, and reads only when it is told to. */
export class RawStream {
  text = '';
  readonly closed: Promise<unknown>;

  private constructor(private readonly socket: Socket) {
    socket.on('error', () => undefined);
    this.closed = once(socket, 'close');
  }

  /** Has asked, and reads nothing. */
  static asking(player: Asker, { lastEventId, method = 'GET', headers = {} }: RawRequest = {}): RawStream {
    const { hostname, port } = new URL(player.url);
    const socket = connect(Number(port), hostname);
    const all = {
      Host: hostname,
      Authorization: `Bearer ${player.token}`,
      ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
      ...headers,
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`${method} /api/sessions/${player.sessionId}/events HTTP/1.1\r\n${lines.join('')}\r\n`);
    return new RawStream(socket);
  }

  /** Resolves after the first bytes of the answer; it reads no more until `read`. */
  static async open(player: Asker, request?: RawRequest): Promise<RawStream> {
    const stream = RawStream.asking(player, request);
    const { socket } = stream;
    const first = once(socket, 'data') as Promise<[Buffer]>;
    const [bytes] = await Promise.race([first, stream.closed.then(() => [Buffer.of()] as const)]);
    socket.pause();
    stream.text = bytes.toString();
    return stream;
  }

  get status(): number {
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(this.text)?.[1] ?? 0);
  }

  get isOpen(): boolean {
    return !this.socket.destroyed;
  }

  /** Reads from now on. */
  read(): void {
    this.socket.on('data', (bytes: Buffer) => {
      this.text += bytes.toString();
    });
    this.socket.resume();
  }

  close(): void {
    this.socket.destroy();
  }
}
