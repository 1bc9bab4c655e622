import path from 'node:path';
import pg from 'pg';
import { startTestDatabase } from '../support/postgres.js';
import { bareInserts, castore, emmett, ourStore, type Append, type Contender } from './append-contenders.js';

/** Our store must reach this share of the rate of bare inserts, and be faster than both libraries. */
const NEEDED = new Map([
  [1, 0.6],
  [8, 1],
  [32, 2],
]);
const LIBRARIES = [castore, emmett];
const CONTENDERS: readonly Contender[] = [bareInserts, ourStore, ...LIBRARIES];
const ROUNDS = 5;
const ROUND_MS = 1_000;
const WARM_UP_MS = 150;

export interface AppendBenchRow {
  readonly writers: number;
  /** Appends per second by contender, median of the rounds. */
  readonly rates: ReadonlyMap<string, number>;
  /** Our rate divided by the other contender's in the same round, median of the rounds, by the other's name. */
  readonly ratios: ReadonlyMap<string, number>;
  readonly p99Ms: number;
  readonly needed: number;
  readonly reached: boolean;
}
interface Sample {
  readonly rate: number;
  readonly p99Ms: number;
}

/** Appends of one event at 1, 8 and 32 writers: our store, bare committed inserts and two libraries, on one server. */
export const appendBench = async (url: string, print: (line: string) => void): Promise<readonly AppendBenchRow[]> => {
  print(`appends of one event, each to its writer's stream at the exact revision; ${await durabilityOf(url)}`);
  for (const contender of [ourStore, bareInserts, ...LIBRARIES]) await contender.prepare(url);
  const rows: AppendBenchRow[] = [];
  for (const [writers, needed] of NEEDED) {
    const row = rowOf(writers, needed, await roundsOf(url, writers));
    print(lineOf(row));
    rows.push(row);
  }
  return rows;
};

/** Contenders take turns within a round, so that a slow moment of the machine affects all of them. */
const roundsOf = async (url: string, writers: number): Promise<ReadonlyMap<string, Sample>[]> => {
  const rounds: Map<string, Sample>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const samples = new Map<string, Sample>();
    for (const contender of CONTENDERS) samples.set(contender.name, await sampleOf(contender, url, writers));
    rounds.push(samples);
  }
  return rounds;
};

const sampleOf = async (contender: Contender, url: string, writers: number): Promise<Sample> => {
  const { appends, close } = await contender.open(url, writers);
  try {
    await runFor(WARM_UP_MS, appends);
    const started = performance.now();
    const latencies = await runFor(ROUND_MS, appends);
    const seconds = (performance.now() - started) / 1_000;
    latencies.sort((a, b) => a - b);
    return { rate: latencies.length / seconds, p99Ms: latencies[Math.floor(latencies.length * 0.99)] ?? 0 };
  } finally {
    await close();
  }
};

/** Each writer appends again as soon as its append is done. @returns the milliseconds of every append */
const runFor = async (ms: number, appends: readonly Append[]): Promise<number[]> => {
  const end = performance.now() + ms;
  const latencies: number[] = [];
  await Promise.all(
    appends.map(async (append) => {
      for (let now = performance.now(); now < end;) {
        await append();
        const done = performance.now();
        latencies.push(done - now);
        now = done;
      }
    }),
  );
  return latencies;
};

const rowOf = (writers: number, needed: number, rounds: readonly ReadonlyMap<string, Sample>[]): AppendBenchRow => {
  const rate = (round: ReadonlyMap<string, Sample>, name: string): number => round.get(name)?.rate ?? 0;
  const rates = new Map(CONTENDERS.map(({ name }) => [name, median(rounds.map((round) => rate(round, name)))]));
  const ratios = new Map(
    [bareInserts, ...LIBRARIES].map(({ name }) => [
      name,
      median(rounds.map((round) => rate(round, ourStore.name) / rate(round, name))),
    ]),
  );
  const p99Ms = median(rounds.map((round) => round.get(ourStore.name)?.p99Ms ?? 0));
  const reached =
    (ratios.get(bareInserts.name) ?? 0) >= needed && LIBRARIES.every(({ name }) => (ratios.get(name) ?? 0) > 1);
  return { writers, rates, ratios, p99Ms, needed, reached };
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const lineOf = ({ writers, rates, ratios, p99Ms, needed, reached }: AppendBenchRow): string =>
  [
    `${String(writers).padStart(3)} writers`,
    ...[...rates].map(([name, perSecond]) => `${name} ${(perSecond / 1_000).toFixed(1)}k/s`),
    ...[...ratios].map(([name, ratio]) => `to ${name} ${ratio.toFixed(2)}`),
    `p99 ${p99Ms.toFixed(1)} ms`,
    `${reached ? 'reached' : 'NOT reached'} (${needed.toFixed(1)} of bare inserts, ahead of both libraries)`,
  ].join(' · ');

const durabilityOf = async (url: string): Promise<string> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const show = async (name: string): Promise<string> =>
    `${name} ${(await client.query<string[]>({ text: `show ${name}`, rowMode: 'array' })).rows[0]?.[0] ?? '?'}`;
  const shown = [await show('fsync'), await show('synchronous_commit'), await show('server_version')];
  await client.end();
  return shown.join(', ');
};

/** `node dist/test/bench/append.bench.js`: on the server of TEST_DATABASE_URL, else on the embedded one. */
const runAlone = async (): Promise<void> => {
  const database = await startTestDatabase();
  try {
    const rows = await appendBench(database.url, (line) => process.stdout.write(`${line}\n`));
    process.exitCode = rows.every(({ reached }) => reached) ? 0 : 1;
  } finally {
    await database.stop();
  }
};
if (process.argv[1] !== undefined && import.meta.filename === path.resolve(process.argv[1])) await runAlone();
