import { type EventEmitter } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type pg from 'pg';
import { openPool } from './open-pool.js';

/** A message of Postgres' protocol: its type, its length, what it says. */
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

/** A server that greets whoever comes, and dies in the same breath or when it is told to. */
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

  /** Resolves when every connection has been given up. */
  deserted(): Promise<unknown> {
    return Promise.all(this.sockets.map((socket) => event(socket, 'end')));
  }

  async close(): Promise<void> {
    this.die();
    await event(this.server.close(), 'close');
  }
}

/** Unlike `once` of Node it does not mind an error that comes before. */
const event = (emitter: EventEmitter, name: string): Promise<void> =>
  new Promise((resolve) => emitter.once(name, () => resolve()));

const onLost = jest.fn();
/** A connection taken out of a pool on such a server; what is thrown where nobody can catch it fails the test. */
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

  it('outlives it while a connection is being handed out', () =>
    withConnection(Buffer.concat([WELCOME, FAREWELL]), async (client) => {
      await expect(client.query('select 1')).rejects.toThrow();
      client.release(true);
    }));

  it('outlives it while somebody has a connection and asks nothing', () =>
    withConnection(WELCOME, async (client, server) => {
      const ended = event(client, 'end');
      server.die();
      await ended;
      await expect(client.query('select 1')).rejects.toThrow();
      client.release(true);
    }));

  it('says so when a connection is lost that nobody has', () =>
    withConnection(WELCOME, async (client, server, pool) => {
      client.release();
      const lost = event(pool, 'remove');
      server.die();
      await lost;
      expect(onLost).toHaveBeenCalledWith(expect.objectContaining({ code: '57P01' }));
    }));
});

it('has ended when the server knows of it, so that the server may be stopped', async () => {
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
