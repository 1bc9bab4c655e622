import { mkdir, readFile, rm } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { failedInJest, failedInPlaywright } from './lib/failed-tests.mjs';
import { followNpm } from './lib/follow-npm.mjs';
import { ensureInstalledForWork } from './lib/install.mjs';
import { orFail, root, runNode, say } from './lib/run.mjs';

const JEST_REPORT = '.cache/reports/jest.json';
/**
 * Parts of the browser tests: they run one after the other beside the other tests, and two at a time after those have
 * ended.
 */
const E2E_PARTS = 6;
/** Far longer than any run: a run that takes this long is stuck and is reported. */
const WITHIN_MS = 3_600_000;

const report = async (file) => JSON.parse(await readFile(path.join(root, file), 'utf8').catch(() => 'null'));

/** The sum of a report's values under these names; a missing report counts as 0. */
const added = (found, ...names) => names.reduce((all, name) => all + (found?.[name] ?? 0), 0);
/** A run that ended badly without naming a failed test still counts as one failure. */
const failures = (code, named) => named || Number(code !== 0);

const runJest = async () => {
  const { code } = await runNode('node_modules/jest/bin/jest.js', ['--json', '--outputFile', JEST_REPORT, '--silent'], {
    env: { NODE_ENV: 'test' },
    withinMs: WITHIN_MS,
  });
  const found = await report(JEST_REPORT);
  return {
    passed: added(found, 'numPassedTests'),
    failed: failures(code, added(found, 'numFailedTests', 'numRuntimeErrorTestSuites')),
    skipped: added(found, 'numPendingTests', 'numTodoTests'),
    broken: failedInJest(found),
  };
};

const runEndToEnd = async (part) => {
  const file = `.cache/reports/e2e-${part}.json`;
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(root, file) };
  const args = ['test', '--reporter=list,json', `--shard=${part}/${E2E_PARTS}`, `--output=test-results/${part}`];
  const { code, output } = await runNode('node_modules/@playwright/test/cli.js', args, {
    env,
    quiet: true,
    withinMs: WITHIN_MS,
  });
  if (!interrupted) say(`End-to-end tests, part ${part} of ${E2E_PARTS}\n${output}`);
  const found = await report(file);
  const stats = found?.stats;
  return {
    passed: added(stats, 'expected', 'flaky'),
    failed: failures(code, added(stats, 'unexpected')),
    skipped: added(stats, 'skipped'),
    broken: failedInPlaywright(found),
  };
};

const partsLeft = Array.from({ length: E2E_PARTS }, (_, i) => i + 1);
/** Runs part after part until none is left or the run is interrupted. */
const browserLane = async () => {
  const counts = [];
  while (partsLeft.length > 0 && !interrupted) counts.push(await runEndToEnd(partsLeft.shift()));
  return counts;
};
const sum = (counts, name) => counts.reduce((all, count) => all + count[name], 0);

const SERVERS = [
  ['EVENTSTORE_URL', 'a real EventStoreDB'],
  ['REDIS_URL', 'a real Redis'],
];

const runAll = async () => {
  await rm(path.join(root, '.cache/reports'), { recursive: true, force: true });
  await mkdir(path.join(root, '.cache/reports'), { recursive: true });
  say('Unit and integration tests; those in a browser run beside them');
  const counts = (
    await Promise.all([runJest().then(async (count) => [count, ...(await browserLane())]), browserLane()])
  ).flat();
  const { default: stopTestServer } = await import('./lib/stop-test-server.mjs');
  await stopTestServer();
  if (interrupted) process.exit(130);
  for (const [name, what] of SERVERS)
    if (!process.env[name]) say(`Not run: the tests that need ${what} (${name} is not set)`);
  if (spawnSync('promtool', ['--version']).status !== 0)
    say('Not run: the tests of the alerts (promtool is not installed; Debian has it in the package prometheus)');
  if (['haproxy', 'redis-server'].some((name) => spawnSync(name, ['-v']).status !== 0))
    say(
      "Not run: the tests of the proxy's settings and of the full set of processes (haproxy or redis-server is not installed; Debian has both)",
    );
  return {
    passed: sum(counts, 'passed'),
    failed: sum(counts, 'failed'),
    skipped: sum(counts, 'skipped'),
    broken: counts.flatMap(({ broken }) => broken),
  };
};

let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => (interrupted = true));
followNpm();

await orFail(ensureInstalledForWork().then(() => ensureBuilt()));
const { passed, failed, skipped, broken } = await runAll();
process.exitCode = failed === 0 ? 0 : 1;
// Repeated at the end, where a reader of a long output looks.
for (const { name, error } of broken) say(`\nFailed: ${name}\n${error}`);
say(`${passed} passed, ${failed} failed, ${skipped} skipped`);
