import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { failedInPlaywright } from './lib/failed-tests.mjs';
import { followNpm } from './lib/follow-npm.mjs';
import { ensureInstalledForWork } from './lib/install.mjs';
import { added, close, failures, report, runJest, WITHIN_MS } from './lib/run-jest.mjs';
import { orFail, root, runNode, say } from './lib/run.mjs';
import { sayWhatIsMissing } from './lib/servers.mjs';
import { startSharedGame } from './lib/shared-game.mjs';
import { timesInPlaywright } from './lib/slowest.mjs';

/**
 * Parts of the browser tests: they run one after the other beside the other tests, and two at a time after those have
 * ended.
 */
const E2E_PARTS = 4;

const runEndToEnd = async (part, game) => {
  const file = `.cache/reports/e2e-${part}.json`;
  const env = { ...game.env, PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(root, file) };
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
    times: timesInPlaywright(found),
  };
};

const partsLeft = Array.from({ length: E2E_PARTS }, (_, i) => i + 1);
/** Runs part after part until none is left or the run is interrupted. */
const browserLane = async (game) => {
  const counts = [];
  while (partsLeft.length > 0 && !interrupted) counts.push(await runEndToEnd(partsLeft.shift(), game));
  return counts;
};

const runAll = async () => {
  await rm(path.join(root, '.cache/reports'), { recursive: true, force: true });
  await mkdir(path.join(root, '.cache/reports'), { recursive: true });
  say('Unit and integration tests; those in a browser run beside them');
  const game = await orFail(startSharedGame());
  const jest = runJest('jest', ['--selectProjects', 'unit', 'integration', '--silent']);
  const counts = await Promise.all([
    jest.then(async (count) => [count, ...(await browserLane(game))]),
    browserLane(game),
  ]);
  await game.stop();
  // Imported only here, since it imports a package, and packages are installed by now.
  const { default: stopTestServer } = await import('./lib/stop-test-server.mjs');
  await stopTestServer();
  if (interrupted) process.exit(130);
  sayWhatIsMissing();
  close(counts.flat(), say);
};

let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => (interrupted = true));
followNpm();

await orFail(ensureInstalledForWork().then(() => ensureBuilt()));
await runAll();
