import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { eventually } from '#test/support/eventually.js';
import { SseConnection } from './sse-connection.js';

const HEARTBEAT_MS = 40;
/** More than a socket's buffers in the kernel hold. */
const MOST_MESSAGES = 400;
const MESSAGE = 'x'.repeat(100_000);

let server: FastifyInstance;
let sockets: Socket[];
beforeEach(() => {
  sockets = [];
});
afterEach(async () => {
  sockets.forEach((socket) => socket.destroy());
  await server.close();
});

/** A server with one stream, and a client that reads nothing before `read`. */
const connected = async ({ begins = true, heartbeatMs = HEARTBEAT_MS } = {}) => {
  let opened: { connection: SseConnection; reply: FastifyReply } | undefined;
  server = fastify();
  server.get('/', (_, reply) => {
    const connection = new SseConnection(reply, heartbeatMs);
    opened = { connection, reply };
    if (begins) connection.begin();
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  const read = (): void => {
    socket.on('data', (bytes: Buffer) => {
      text += bytes.toString();
    });
  };
  const closed = once(socket, 'close');
  socket.write('GET / HTTP/1.1\r\nHost: test\r\n\r\n');
  await eventually(() => expect(opened).toBeDefined());
  if (!opened) throw new Error('not opened');
  return { ...opened, socket, read, closed, text: () => text };
};

/** Sends while the client takes messages. @returns how many it took */
const sendAll = async ({ connection, reply }: Awaited<ReturnType<typeof connected>>) => {
  let most = 0;
  let sent = 0;
  for (; sent < MOST_MESSAGES && !connection.ended.aborted; sent += 1) {
    const sending = connection.send('story', String(sent), MESSAGE);
    most = Math.max(most, reply.raw.socket?.writableLength ?? 0);
    await sending;
  }
  return { sent, most };
};

describe('a connection of server-sent events', () => {
  it('waits for a client that does not read, holds one message for it, and closes after a while', async () => {
    const stream = await connected();
    const { sent, most } = await sendAll(stream);
    expect(sent).toBeLessThan(MOST_MESSAGES);
    expect(most).toBeLessThan(2 * MESSAGE.length);
    expect(stream.connection.ended.aborted).toBe(true);
    stream.read();
    await stream.closed;
  });

  it('queues no heartbeat for a client that does not read', async () => {
    const stream = await connected();
    const { raw } = stream.reply;
    const write = raw.write.bind(raw);
    let queued = 0;
    raw.write = (text: string | Buffer) => {
      if (text.toString().startsWith(': beat') && raw.writableNeedDrain) queued += 1;
      return write(text);
    };
    await sendAll(stream);
    expect([stream.connection.ended.aborted, queued]).toEqual([true, 0]);
  });

  it('gives a client that reads everything', async () => {
    const stream = await connected({ heartbeatMs: 60_000 });
    stream.read();
    expect(await sendAll(stream)).toMatchObject({ sent: MOST_MESSAGES });
    await eventually(() => expect(stream.text().match(/^id: /gm)).toHaveLength(MOST_MESSAGES));
  });

  it('stays open without messages', async () => {
    const stream = await connected();
    stream.read();
    await eventually(() => expect(stream.text().split(': beat').length).toBeGreaterThan(5));
    expect(stream.connection.ended.aborted).toBe(false);
  });

  it('goes on where a client reads again in time', async () => {
    const stream = await connected({ heartbeatMs: 60_000 });
    const sending = sendAll(stream);
    await eventually(() => expect(stream.reply.raw.writableNeedDrain).toBe(true));
    stream.read();
    expect(await sending).toMatchObject({ sent: MOST_MESSAGES });
  });

  it('tells a client whose stream was replaced, and closes the connection', async () => {
    const stream = await connected();
    stream.read();
    stream.connection.replace();
    await stream.closed;
    expect(stream.text()).toMatch(/retry: 60000\r?\n(?:.|\r|\n)*event: replaced\ndata: \{\}\n\n/);
  });

  it('ends with the client', async () => {
    const stream = await connected();
    stream.socket.destroy();
    await eventually(() => expect(stream.connection.ended.aborted).toBe(true));
    await stream.connection.send('story', '1', MESSAGE);
  });

  it('which was replaced before it began begins and ends', async () => {
    const stream = await connected({ begins: false });
    stream.read();
    stream.connection.replace();
    stream.connection.begin();
    await stream.closed;
    expect(stream.text()).toContain('event: replaced');
  });
});
