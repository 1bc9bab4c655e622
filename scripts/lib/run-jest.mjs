import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { failedInJest } from './failed-tests.mjs';
import { root, runNode } from './run.mjs';
import { slowest, timesInJest } from './slowest.mjs';

/** Far longer than any run: a run that takes this long is stuck and is reported. */
export const WITHIN_MS = 3_600_000;

export const report = async (file) => JSON.parse(await readFile(path.join(root, file), 'utf8').catch(() => 'null'));

/** The sum of a report's values under these names; a missing report counts as 0. */
export const added = (found, ...names) => names.reduce((all, name) => all + (found?.[name] ?? 0), 0);

/** A run that ended badly without naming a failed test still counts as one failure. */
export const failures = (code, named) => named || Number(code !== 0);

/**
 * Runs jest and reads its report.
 * @param name of the report in .cache/reports
 * @returns {Promise<{ passed: number, failed: number, skipped: number, broken: { name: string, error: string }[], times: { file: string, seconds: number }[] }>}
 */
export const runJest = async (name, args, env = {}) => {
  const file = `.cache/reports/${name}.json`;
  await mkdir(path.join(root, '.cache/reports'), { recursive: true });
  const { code } = await runNode('node_modules/jest/bin/jest.js', ['--json', '--outputFile', file, ...args], {
    env: { NODE_ENV: 'test', ...env },
    withinMs: WITHIN_MS,
  });
  const found = await report(file);
  return {
    passed: added(found, 'numPassedTests'),
    failed: failures(code, added(found, 'numFailedTests', 'numRuntimeErrorTestSuites')),
    skipped: added(found, 'numPendingTests', 'numTodoTests'),
    broken: failedInJest(found),
    times: timesInJest(found),
  };
};

const sum = (counts, name) => counts.reduce((all, count) => all + count[name], 0);

/** Names the slowest files, repeats the failures at the end for the reader, prints one sum and sets the exit code. */
export const close = (counts, say) => {
  say(`\nThe slowest files\n${slowest(counts.flatMap(({ times }) => times))}`);
  for (const { name, error } of counts.flatMap(({ broken }) => broken)) say(`\nFailed: ${name}\n${error}`);
  process.exitCode = sum(counts, 'failed') === 0 ? 0 : 1;
  say(`${sum(counts, 'passed')} passed, ${sum(counts, 'failed')} failed, ${sum(counts, 'skipped')} skipped`);
};
