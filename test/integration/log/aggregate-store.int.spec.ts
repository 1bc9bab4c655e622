import { randomUUID } from 'node:crypto';
import { type AggregateStore } from '#backend/platform/log/aggregate-store.js';
import { FaultyEventStore } from '../../support/faulty-event-store.js';
import { circumstances } from '../../support/log-under-test.js';
import { startPostgresLog, type PostgresLog } from '../../support/postgres-log.js';
import { grant, purse, spend } from '../../support/purse.js';

let postgres: PostgresLog;
beforeAll(async () => {
  postgres = await startPostgresLog();
});
afterAll(() => postgres.stop());

const give = (aggregates: AggregateStore, person: string, amount: number) =>
  aggregates.decide(purse, person, grant(amount), circumstances(person, 'grant'));
const pay = (aggregates: AggregateStore, person: string, command: string, assumeFresh = false) =>
  aggregates.decide(purse, person, spend(command), circumstances(person, command), { assumeFresh });
const spentBy = async (person: string) =>
  (
    await postgres.db.query<{ command: string }>(
      `select data::json->>'commandId' as command from events where stream = $1 and type = 'TokenSpent' order by revision`,
      [`wallet-${person}`],
    )
  ).rows.map(({ command }) => command);

it.each([true, false])(
  'lets processes that contend for a stream each have their way once (assumeFresh %s)',
  async (assumeFresh) => {
    const person = randomUUID();
    const processes = Array.from({ length: 3 }, () => postgres.process({ patience: { retries: 0 } }).aggregates);
    await give(processes[0] as AggregateStore, person, 20);
    const commands = Array.from({ length: 30 }, (_, n) => `command-${n}`);
    const results = await Promise.all(
      commands.map((command, n) => pay(processes[n % 3] as AggregateStore, person, command, assumeFresh)),
    );
    const paid = commands.filter((_, n) => results[n]?.accepted);
    expect(paid).toHaveLength(20);
    expect((await spentBy(person)).sort()).toEqual([...paid].sort());
    expect(await (processes[1] as AggregateStore).load(purse, person)).toMatchObject({
      state: { tokens: 0 },
      revision: 20n,
    });
  },
);

it('takes a command once that is sent to several processes at the same time', async () => {
  const person = randomUUID();
  const processes = Array.from({ length: 3 }, () => postgres.process().aggregates);
  await give(processes[0] as AggregateStore, person, 5);
  const results = await Promise.all(processes.map((aggregates) => pay(aggregates, person, 'the one', true)));
  expect(results.map(({ accepted }) => accepted)).toEqual([true, true, true]);
  expect(results.flatMap((result) => (result.accepted ? result.events : []))).toHaveLength(1);
  expect(await spentBy(person)).toEqual(['the one']);
});

it('loses and doubles nothing where answers and requests are lost', async () => {
  const person = randomUUID();
  const faulty: FaultyEventStore[] = [];
  const { aggregates } = postgres.process({ patience: { firstMs: 1, mostMs: 2 } }, (store) => {
    faulty.push(new FaultyEventStore(store));
    return faulty[0] ?? store;
  });
  await give(aggregates, person, 10);
  faulty[0]?.faults.push('lost-answer', 'none', 'lost-request', 'none', 'lost-answer', 'lost-request', 'none');
  const commands = Array.from({ length: 6 }, (_, n) => `command-${n}`);
  await Promise.all(commands.map((command) => pay(aggregates, person, command)));
  expect(await spentBy(person)).toEqual(commands);
});
