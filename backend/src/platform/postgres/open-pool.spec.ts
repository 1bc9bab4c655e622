import { type EventEmitter } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type pg from 'pg';
import { openPool } from './open-pool.js';

/** A message of Postgres' protocol: type, length, content. */
const message = (type: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);
const FAREWELL = message(
  'E',
  Buffer.from('SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0'),
);

/** A server that accepts each client, and ends the connection at once or on demand. */
class DyingServer {
  private readonly sockets: Socket[] = [];
  private readonly server: Server;

  constructor(greeting: Buffer) {
    this.server = createServer((socket) => {
      this.sockets.push(socket.on('error', () => undefined));
      socket.once('data', () => socket.write(greeting));
    });
  }

  async listen(): Promise<string> {
    await event(this.server.listen(0, '127.0.0.1'), 'listening');
    return `postgres://nobody@127.0.0.1:${(this.server.address() as AddressInfo).port}/none`;
  }

  die(): void {
    for (const socket of this.sockets) socket.end(FAREWELL);
  }

  /** Resolves when every connection has ended. */
  deserted(): Promise<unknown> {
    return Promise.all(this.sockets.map((socket) => event(socket, 'end')));
  }

  async close(): Promise<void> {
    this.die();
    await event(this.server.close(), 'close');
  }
}

/** Unlike Node's `once`, it ignores an earlier error. */
const event = (emitter: EventEmitter, name: string): Promise<void> =>
  new Promise((resolve) => emitter.once(name, () => resolve()));

const onLost = jest.fn();
/** A connection from a pool on such a server; an uncaught error fails the test. */
const withConnection = async (
  greeting: Buffer,
  use: (client: pg.PoolClient, server: DyingServer, pool: pg.Pool) => Promise<void>,
): Promise<void> => {
  const server = new DyingServer(greeting);
  const pool = openPool({ connectionString: await server.listen(), connectionTimeoutMillis: 1_000 }, onLost);
  try {
    await use(await pool.connect(), server, pool);
    if (!pool.ended) await pool.end();
  } finally {
    await server.close();
  }
};
jest.setTimeout(5_000);

describe('a pool whose server dies', () => {
  beforeEach(() => onLost.mockReset());

  it('outlives it while a connection is being checked out', () =>
    withConnection(Buffer.concat([WELCOME, FAREWELL]), async (client) => {
      await expect(client.query('select 1')).rejects.toThrow();
      client.release(true);
    }));

  it('outlives it while a connection is checked out and idle', () =>
    withConnection(WELCOME, async (client, server) => {
      const ended = event(client, 'end');
      server.die();
      await ended;
      await expect(client.query('select 1')).rejects.toThrow();
      client.release(true);
    }));

  it('reports the loss of an idle connection', () =>
    withConnection(WELCOME, async (client, server, pool) => {
      client.release();
      const lost = event(pool, 'remove');
      server.die();
      await lost;
      expect(onLost).toHaveBeenCalledWith(expect.objectContaining({ code: '57P01' }));
    }));
});

it('ends only when the server has closed its connections, so that the server may be stopped', async () => {
  const order: string[] = [];
  await withConnection(WELCOME, async (client, server, pool) => {
    client.release();
    const deserted = server.deserted().then(() => order.push('the server is deserted'));
    await pool.end();
    order.push('the pool has ended');
    await deserted;
  });
  expect(order).toEqual(['the server is deserted', 'the pool has ended']);
});

it('ends although a borrower has lost its connection', async () => {
  const server = new DyingServer(WELCOME);
  const pool = openPool({ connectionString: await server.listen() }, onLost, 50);
  try {
    await pool.connect();
    const deserted = server.deserted();
    await pool.end();
    await deserted;
  } finally {
    await server.close();
  }
});
