import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { followNpm } from './lib/follow-npm.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { orFail, root, runNode, say } from './lib/run.mjs';

const JEST_REPORT = '.cache/reports/jest.json';
const E2E_REPORT = '.cache/reports/e2e.json';
/** No run takes this long: one that does is stuck, and says so. */
const WITHIN_MS = 3_600_000;

const report = async (file) => JSON.parse(await readFile(path.join(root, file), 'utf8').catch(() => 'null'));

/** A run that ended badly without naming a failed test still counts as one failure. */
const tally = (code, counts) => ({ ...counts, failed: counts.failed || (code === 0 ? 0 : 1) });

const runJest = async () => {
  const { code } = await runNode('node_modules/jest/bin/jest.js', ['--json', '--outputFile', JEST_REPORT, '--silent'], { env: { NODE_ENV: 'test' }, withinMs: WITHIN_MS });
  const found = await report(JEST_REPORT);
  return tally(code, {
    passed: found?.numPassedTests ?? 0,
    failed: (found?.numFailedTests ?? 0) + (found?.numRuntimeErrorTestSuites ?? 0),
    skipped: (found?.numPendingTests ?? 0) + (found?.numTodoTests ?? 0),
  });
};

const runEndToEnd = async () => {
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(root, E2E_REPORT) };
  const { code, output } = await runNode('node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json'], { env, quiet: true, withinMs: WITHIN_MS });
  if (!interrupted) say(`End-to-end tests\n${output}`);
  const stats = (await report(E2E_REPORT))?.stats;
  return tally(code, { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0, skipped: stats?.skipped ?? 0 });
};

const SERVERS = [['EVENTSTORE_URL', 'a real EventStoreDB'], ['REDIS_URL', 'a real Redis']];

const runAll = async () => {
  await rm(path.join(root, '.cache/reports'), { recursive: true, force: true });
  await mkdir(path.join(root, '.cache/reports'), { recursive: true });
  say('Unit and integration tests; those in a browser run beside them');
  const [jest, endToEnd] = await Promise.all([runJest(), runEndToEnd()]);
  const { default: stopTestServer } = await import('./lib/stop-test-server.mjs');
  await stopTestServer();
  if (interrupted) process.exit(130);
  for (const [name, what] of SERVERS) if (!process.env[name]) say(`Not run: the tests that need ${what} (${name} is not set)`);
  return { passed: jest.passed + endToEnd.passed, failed: jest.failed + endToEnd.failed, skipped: jest.skipped + endToEnd.skipped };
};

let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => (interrupted = true));
followNpm();

await orFail(ensureInstalled().then(() => ensureBuilt()));
const { passed, failed, skipped } = await runAll();
process.exitCode = failed === 0 ? 0 : 1;
say(`${passed} passed, ${failed} failed, ${skipped} skipped`);
