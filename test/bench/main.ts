import 'reflect-metadata';
import { startTestDatabase } from '#test/support/postgres.js';
import { appendBench } from './append.bench.js';
import { longSessionBench } from './long-session.bench.js';
import { projectionsBench } from './projections.bench.js';
import { tellingBench } from './telling.bench.js';
import { turnBench } from './turn.bench.js';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Each on a database of its own, on one server; figures are ratios within one run, since machines are noisy. */
const BENCHES: readonly ((url: string) => Promise<unknown>)[] = [
  (url) => appendBench(url, print),
  (url) => turnBench(url, 'inline', print),
  (url) => turnBench(url, 'job', print),
  (url) => tellingBench(url, print),
  (url) => longSessionBench(url, print),
  (url) => projectionsBench(url, print),
];

for (const bench of BENCHES) {
  const database = await startTestDatabase();
  await bench(database.url).finally(() => database.stop());
}
