import pg from 'pg';
import { accountsMigration } from '#backend/modules/account/accounts.migration.js';
import { type Registrations } from '#backend/modules/account/registration/registrations.js';
import { SettleReservations } from '#backend/modules/account/registration/settle-reservations.js';
import { Credentials } from '#backend/modules/account/sign-in/credentials.js';
import { migrate } from '#backend/platform/postgres/migrate.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';
import { quietLog } from '../../support/quiet-log.js';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await startTestDatabase();
  await migrate(database.url, [accountsMigration]);
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
}, 60_000);
afterAll(async () => {
  await pool.end();
  await database.stop();
});

const NOW = new Date('2026-03-01T10:00:00.000Z');
const MINUTE_AGO = new Date('2026-03-01T09:59:00.000Z');

it('names that can not be settled do not keep the later ones waiting, however many they are', async () => {
  const credentials = new Credentials(pool);
  const userIds = Array.from({ length: 450 }, (_, n) => `user-${String(n).padStart(3, '0')}`);
  for (const userId of userIds)
    await credentials.reserve({
      userId,
      usernameKey: `name of ${userId}`,
      passwordHash: 'hash',
      state: 'reserved',
      commandId: 'c',
      reservedAt: MINUTE_AGO,
    });
  const tried: string[] = [];
  const settle: Registrations['settle'] = ({ userId }) => {
    tried.push(userId);
    return Promise.reject(new Error('busy'));
  };
  const clock = { now: () => NOW };
  await new SettleReservations({ settle } as Registrations, credentials, clock, quietLog).run();
  expect(tried).toEqual(userIds);
});
