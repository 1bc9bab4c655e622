import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { MIGRATIONS } from '#backend/app/migrations.js';
import { migrate } from '#backend/platform/postgres/migrate.js';
import { type Lockout, LOCKOUT_LIMITS } from '#backend/platform/rate-limits/lockout.port.js';
import { createLockout } from '#backend/platform/rate-limits/shared-lockout.js';
import { onPostgres } from '#backend/platform/rate-limits/shared-rate-limits.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';
import { quietLog } from '../../support/quiet-log.js';

let database: TestDatabase;
let pool: pg.Pool;
const open = (factor: number | 'off' = 1): Lockout => createLockout(factor, onPostgres(pool), quietLog);
beforeAll(async () => {
  database = await startTestDatabase();
  await migrate(database.url, MIGRATIONS);
  pool = new pg.Pool({ connectionString: database.url, max: 4 });
  pool.on('error', () => undefined);
});
afterAll(async () => {
  await pool.end();
  await database.stop();
});

const attempt = (holder: string, address: string, isOfDevice = false) => ({ holder, address, isOfDevice });
const failed = async (lockout: Lockout, times: number, one: () => ReturnType<typeof attempt>) => {
  const waits: (number | null)[] = [];
  for (let n = 0; n < times; n++) waits.push(await lockout.begin(one()));
  return waits.filter((wait) => wait !== null).length;
};
const { pair, address, account } = LOCKOUT_LIMITS;

describe('failed sign-ins', () => {
  it('from one address on one account are counted by all processes, and named by the wait', async () => {
    const [ann, home] = [randomUUID(), randomUUID()];
    expect(await failed(open(), pair.points, () => attempt(ann, home))).toBe(0);
    const wait = await open().begin(attempt(ann, home));
    expect(wait).toBeGreaterThan(pair.seconds - 60);
    expect(wait).toBeLessThanOrEqual(pair.seconds);
    expect(await open().begin(attempt(ann, randomUUID()))).toBeNull();
  });

  it('at once are counted before any of them is looked at', async () => {
    const [ann, home, lockout] = [randomUUID(), randomUUID(), open()];
    const waits = await Promise.all(Array.from({ length: pair.points * 3 }, () => lockout.begin(attempt(ann, home))));
    expect(waits.filter((wait) => wait === null)).toHaveLength(pair.points);
  });

  it('from one address on many accounts stop that address', async () => {
    const [home, lockout] = [randomUUID(), open()];
    expect(await failed(lockout, address.points + 5, () => attempt(randomUUID(), home))).toBe(5);
  });

  it('from many addresses slow strangers, and lock neither a known address nor a device out', async () => {
    const [ann, home, lockout] = [randomUUID(), randomUUID(), open()];
    expect(await lockout.begin(attempt(ann, home))).toBeNull();
    await lockout.succeed(attempt(ann, home));
    expect(await failed(lockout, account.points + 5, () => attempt(ann, randomUUID()))).toBe(5);
    expect(await lockout.begin(attempt(ann, randomUUID()))).not.toBeNull();
    expect(await lockout.begin(attempt(ann, home))).toBeNull();
    expect(await lockout.begin(attempt(ann, randomUUID(), true))).toBeNull();
  });

  it('are all that counts: who signs in often is never refused', async () => {
    const [ann, home, lockout] = [randomUUID(), randomUUID(), open()];
    for (let n = 0; n < pair.points * 2; n++) {
      expect(await lockout.begin(attempt(ann, home))).toBeNull();
      await lockout.succeed(attempt(ann, home));
    }
  });

  it('are not counted where limits are off, nor without the store', async () => {
    const broken = createLockout(1, onPostgres({ query: () => Promise.reject(new Error('away')) } as never), quietLog);
    for (const lockout of [open('off'), broken]) {
      expect(await failed(lockout, pair.points + 1, () => attempt('ann', 'home'))).toBe(0);
      await lockout.succeed(attempt('ann', 'home'));
    }
  });
});
