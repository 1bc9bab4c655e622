import path from 'node:path';
import { root } from './run.mjs';

const MOST = 20;

/** @returns {{ file: string, seconds: number }[]} the test files in a report of Jest, each from its load to its end */
export const timesInJest = (report) =>
  (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

/** @returns {{ file: string, seconds: number }[]} the test files in a report of Playwright, at all sizes together */
export const timesInPlaywright = (report) => {
  const seconds = {};
  for (const { file, tests } of specsIn({ suites: report?.suites }))
    for (const { results } of tests)
      for (const { duration } of results) seconds[file] = (seconds[file] ?? 0) + duration / 1000;
  return Object.entries(seconds).map(([file, sum]) => ({ file: `test/e2e/${file}`, seconds: sum }));
};

/** The slowest files, a line each: where a run's time goes. */
export const slowest = (times) =>
  [...times]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, MOST)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
    .join('\n');
