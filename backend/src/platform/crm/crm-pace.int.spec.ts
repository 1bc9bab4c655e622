import pg from 'pg';
import { startTestDatabase, type TestDatabase } from '#test/support/postgres.js';
import { migrate } from '../postgres/migrate.js';
import { CrmPace } from './crm-pace.js';
import { crmPaceMigration } from './crm-pace.migration.js';

const GAP_MS = 5;

let database: TestDatabase;
const workers: pg.Pool[] = [];
beforeAll(async () => {
  database = await startTestDatabase();
  await migrate(database.url, [crmPaceMigration]);
  for (let n = 0; n < 3; n++) workers.push(new pg.Pool({ connectionString: database.url, max: 4 }));
}, 60_000);
afterAll(async () => {
  await Promise.all(workers.map((each) => each.end()));
  await database.stop();
});
const pacesOf = (location: string): readonly CrmPace[] => workers.map((db) => new CrmPace(db, location, GAP_MS));
/** Ms from then on until the next call may begin. */
const nextAfter = async (location: string, from: Date): Promise<number> => {
  const { rows } = await (workers[0] as pg.Pool).query<{ ms: number }>(
    'select extract(epoch from next_at - $2::timestamptz)::float8 * 1000 as ms from crm_pace where location = $1',
    [location, from],
  );
  return rows[0]?.ms ?? NaN;
};
const now = async (): Promise<Date> =>
  (await (workers[0] as pg.Pool).query<{ now: Date }>('select clock_timestamp() as now')).rows[0]?.now ?? new Date();

it('gives all workers together one call in each gap', async () => {
  const from = await now();
  const calls = pacesOf('busy').flatMap((pace) => Array.from({ length: 40 }, () => pace.take()));
  await Promise.all(calls);
  // Each call took a gap of its own; a millisecond for the clock's rounding.
  expect(await nextAfter('busy', from)).toBeGreaterThanOrEqual(calls.length * GAP_MS - 1);
});

it('closes for all of them at once, and says until when', async () => {
  const [one, other] = pacesOf('closed') as [CrmPace, CrmPace];
  await one.take();
  const from = await now();
  await one.close(3_600_000);
  // What another worker hears later never shortens it.
  await other.close(1_000);
  for (const pace of [one, other]) {
    const refusal = (await pace.take().catch((error: unknown) => error)) as { fault: string; openAt: Date };
    expect(refusal.fault).toBe('closed');
    expect(refusal.openAt.getTime()).toBeGreaterThanOrEqual(from.getTime() + 3_600_000 - 1);
  }
});

it('keeps the gap that the CRM has said last, and holds up no other location', async () => {
  const [one, other] = pacesOf('slower') as [CrmPace, CrmPace];
  await one.take();
  await one.keepGap(50);
  const from = await now();
  await Promise.all([one.take(), other.take(), one.take()]);
  expect(await nextAfter('slower', from)).toBeGreaterThanOrEqual(3 * 50 - 1);
  await (pacesOf('elsewhere')[0] as CrmPace).take();
});
