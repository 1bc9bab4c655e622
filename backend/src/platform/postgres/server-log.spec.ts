import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ClusterPaths } from './cluster-paths.js';
import { lastWords } from './server-log.js';

const AT = '2026-11-23 15:37:54.551 UTC [77] ';
const REASON = 'PANIC: could not write to file "pg_wal/xlogtemp.77": No space left on device';

it('a server that can not start is quoted with its reason, however many called too early', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'server-log-'));
  const log = path.join(folder, 'server.log');
  const called = [
    'FATAL:  the database system is not yet accepting connections',
    'DETAIL:  Consistent recovery state has not been yet reached.',
    'FATAL:  the database system is in recovery mode',
  ];
  const before = 'of an earlier start\n';
  const lines = [`LOG:  redo starts`, REASON, ...Array.from({ length: 20 }, () => called).flat(), REASON];
  await writeFile(log, before + lines.map((line) => `${AT}${line}\n`).join(''));
  expect(await lastWords({ log } as ClusterPaths, before.length)).toBe(REASON);
  await rm(folder, { recursive: true });
});
