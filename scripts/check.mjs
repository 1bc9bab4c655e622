import { ensureInstalledForWork } from './lib/install.mjs';
import { orFail, runNode, say } from './lib/run.mjs';
import { unitTests } from './lib/unit-tests.mjs';

const unit = await unitTests(process.argv.includes('--all'));

const CHECKS = [
  [
    unit.what,
    'node_modules/jest/bin/jest.js',
    ['--selectProjects', 'unit', '--silent', '--reporters', 'default', ...unit.args],
  ],
  ['lint', 'node_modules/oxlint/bin/oxlint', []],
  [
    'purity and hooks',
    'node_modules/eslint/bin/eslint.js',
    ['--max-warnings', '0', '--cache', '--cache-strategy', 'content', '--cache-location', '.cache/eslint.json', '.'],
  ],
  [
    'layout',
    'node_modules/prettier/bin/prettier.cjs',
    ['--check', '--cache', '--cache-location', '.cache/prettier.json', '--log-level', 'warn', '.'],
  ],
  [
    'types',
    'node_modules/typescript/bin/tsc',
    ['--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/tsc.json'],
  ],
  ['dead code', 'node_modules/knip/bin/knip.js', ['--no-progress']],
  ['code that only tests use', 'node_modules/knip/bin/knip.js', ['--no-progress', '--production']],
];

const check = async ([name, script, args]) => {
  const from = performance.now();
  const { code, output } = await runNode(script, args, { quiet: true });
  say(`${code === 0 ? '✓' : '✗'} ${name} (${((performance.now() - from) / 1000).toFixed(1)} s)`);
  if (code !== 0) process.stderr.write(output);
  return code === 0;
};

/** Two at a time, which is what a small machine can do. */
const runAll = async () => {
  const waiting = [...CHECKS];
  const results = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await check(next));
  };
  await Promise.all([lane(), lane()]);
  return results.every(Boolean);
};

await orFail(ensureInstalledForWork());
if (await runAll()) await unit.keep();
else process.exitCode = 1;
