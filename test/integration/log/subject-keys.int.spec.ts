import { randomUUID } from 'node:crypto';
import { LogUnavailableError } from '#backend/platform/log/log-errors.js';
import { poll } from '#backend/platform/net/poll.js';
import { type SubjectKey } from '#backend/platform/log/subject-keys.js';
import { startPostgresLog, type PostgresLog } from '../../support/postgres-log.js';

let postgres: PostgresLog;
beforeAll(async () => {
  postgres = await startPostgresLog();
});
afterAll(() => postgres.stop());

const bytesOf = (key: SubjectKey | undefined) => (typeof key === 'object' ? key.export().toString('hex') : key);
const rowOf = async (userId: string) =>
  (
    await postgres.db.query<{ wrapped_key: string | null; destroyed_at: Date | null }>(
      'select * from subject_keys where user_id = $1',
      [userId],
    )
  ).rows[0];

it('makes one key for a person whom many processes meet at once', async () => {
  const person = randomUUID();
  const processes = Array.from({ length: 6 }, () => postgres.process().keys);
  const keys = await Promise.all(processes.flatMap((keys) => [keys.forSealing(person), keys.forSealing(person)]));
  expect(new Set(keys.map(bytesOf)).size).toBe(1);
  expect((await rowOf(person))?.wrapped_key).toMatch(/^v1\./);
});

it('destroys a key everywhere within the time that it is held', async () => {
  const person = randomUUID();
  const [here, there] = [postgres.process().keys, postgres.process({ keys: { cacheMs: 300 } }).keys];
  await here.forSealing(person);
  await there.forSealing(person);
  await here.destroy(person);
  expect(here.cached(person)).toBe('destroyed');
  const isGone = await poll(async () => ((await there.find([person])).get(person) === 'destroyed' ? true : undefined), {
    withinMs: 5_000,
  });
  expect(isGone).toBe(true);
  expect(await rowOf(person)).toMatchObject({ wrapped_key: null, destroyed_at: expect.any(Date) as Date });
});

it('never makes another key for an erased person, and keeps the day of the first erasure', async () => {
  const person = randomUUID();
  const { keys } = postgres.process();
  await keys.destroy(person);
  const first = await rowOf(person);
  await keys.destroy(person);
  expect(await postgres.process().keys.forSealing(person)).toBe('destroyed');
  expect(await rowOf(person)).toEqual(first);
});

it('destroys a key with that of its holder, also where both happen at once', async () => {
  for (let round = 0; round < 20; round++) {
    const [guest, person] = [randomUUID(), randomUUID()];
    const [giving, erasing] = [postgres.process().keys, postgres.process().keys];
    await giving.forSealing(guest);
    await giving.forSealing(person);
    const [held] = await Promise.all([giving.handOver(guest, person), erasing.destroy(person)]);
    expect([round, (await rowOf(guest))?.wrapped_key === null]).toEqual([round, held]);
    await erasing.destroy(guest);
  }
});

it('finds the keys of many persons by one query', async () => {
  const people = Array.from({ length: 50 }, () => randomUUID());
  await Promise.all(people.map((person) => postgres.process().keys.forSealing(person)));
  const query = jest.spyOn(postgres.db, 'query');
  const found = await postgres.process().keys.find([...people, 'nobody']);
  expect([found.size, query.mock.calls.length]).toEqual([50, 1]);
  query.mockRestore();
});

it('says that keys can not be reached', async () => {
  const { keys } = postgres.process({ db: { query: () => Promise.reject(new Error('connection refused')) } });
  await expect(keys.forSealing('ann')).rejects.toThrow(LogUnavailableError);
});
