import 'reflect-metadata';
import { startTestDatabase } from '../support/postgres.js';
import { analyticsBench } from './analytics.bench.js';
import { appendBench } from './append.bench.js';
import { authBench } from './auth.bench.js';
import { clientBench } from './client.bench.js';
import { feedBench } from './feed.bench.js';
import { longSessionBench } from './long-session.bench.js';
import { projectionsBench } from './projections.bench.js';
import { rewindBench } from './rewind.bench.js';
import { sizeBench } from './size.bench.js';
import { streamsBench } from './streams.bench.js';
import { tellingBench } from './telling.bench.js';
import { turnBench } from './turn.bench.js';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Each bench has its own database on one server; figures are ratios within one run, since machines are noisy. */
const BENCHES: Readonly<Record<string, (url: string) => Promise<unknown>>> = {
  analytics: (url) => analyticsBench(url, print),
  append: (url) => appendBench(url, print),
  auth: (url) => authBench(url, print),
  turn: (url) => turnBench(url, 'inline', print),
  'turn-job': (url) => turnBench(url, 'job', print),
  telling: (url) => tellingBench(url, print),
  'long-session': (url) => longSessionBench(url, print),
  rewind: (url) => rewindBench(url, print),
  projections: (url) => projectionsBench(url, print),
  size: (url) => sizeBench(url, print),
  streams: (url) => streamsBench(url, print),
  feed: (url) => feedBench(url, print),
  client: (url) => clientBench(url, print),
};

/** Runs the named benches, or all. */
const named = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const unknown = named.filter((name) => !(name in BENCHES));
if (unknown.length > 0) throw new Error(`no bench is called ${unknown.join(', ')}: ${Object.keys(BENCHES).join(', ')}`);

for (const [name, bench] of Object.entries(BENCHES)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const database = await startTestDatabase();
  await bench(database.url).finally(() => database.stop());
}
