import { randomUUID } from 'node:crypto';
import { FaultyEventStore } from '../../support/faulty-event-store.js';
import { recordedEvents } from '../../support/recorded-events.js';
import { startPostgresLog, type PostgresLog } from '../../support/postgres-log.js';
import { commandOf, grant, pursesIn, type Purses, spend } from '../../support/purse.js';

let postgres: PostgresLog;
beforeAll(async () => {
  postgres = await startPostgresLog();
});
afterAll(() => postgres.stop());

const give = (purses: Purses, person: string, amount: number) =>
  purses.decide(person, grant(amount), commandOf(person, 'grant'));
const pay = (purses: Purses, person: string, command: string, assumeFresh = false) =>
  purses.tryDecide(person, spend(command), { ...commandOf(person, command), assumeFresh });
const spentBy = async (person: string) =>
  (await recordedEvents(postgres.url))
    .filter(({ stream, type }) => stream === `wallet-${person}` && type === 'TokenSpent')
    .map(({ data }) => (JSON.parse(data) as { readonly commandId: string }).commandId);

it.each([true, false])(
  'lets processes that contend for a stream each have their way once (assumeFresh %s)',
  async (assumeFresh) => {
    const person = randomUUID();
    const processes = Array.from({ length: 3 }, () =>
      pursesIn(postgres.process({ patience: { retries: 0 } }).repositories),
    );
    await give(processes[0] as Purses, person, 20);
    const commands = Array.from({ length: 30 }, (_, n) => `command-${n}`);
    const results = await Promise.all(
      commands.map((command, n) => pay(processes[n % 3] as Purses, person, command, assumeFresh)),
    );
    const paid = commands.filter((_, n) => results[n]?.accepted);
    expect(paid).toHaveLength(20);
    expect((await spentBy(person)).sort()).toEqual([...paid].sort());
    expect(await (processes[1] as Purses).load(person)).toMatchObject({
      state: { tokens: 0 },
      revision: 20n,
    });
  },
);

it('takes a command once that is sent to several processes at the same time', async () => {
  const person = randomUUID();
  const processes = Array.from({ length: 3 }, () => pursesIn(postgres.process().repositories));
  await give(processes[0] as Purses, person, 5);
  const results = await Promise.all(processes.map((purses) => pay(purses, person, 'the one', true)));
  expect(results.map(({ accepted }) => accepted)).toEqual([true, true, true]);
  expect(results.flatMap((result) => (result.accepted ? result.events : []))).toHaveLength(1);
  expect(await spentBy(person)).toEqual(['the one']);
});

it('loses and doubles nothing where answers and requests are lost', async () => {
  const person = randomUUID();
  const faulty: FaultyEventStore[] = [];
  const { repositories } = postgres.process({ patience: { firstMs: 1, mostMs: 2 } }, (store) => {
    faulty.push(new FaultyEventStore(store));
    return faulty[0] ?? store;
  });
  const purses = pursesIn(repositories);
  await give(purses, person, 10);
  faulty[0]?.faults.push('lost-answer', 'none', 'lost-request', 'none', 'lost-answer', 'lost-request', 'none');
  const commands = Array.from({ length: 6 }, (_, n) => `command-${n}`);
  await Promise.all(commands.map((command) => pay(purses, person, command)));
  expect(await spentBy(person)).toEqual(commands);
});
