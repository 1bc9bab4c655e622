import { execFile } from 'node:child_process';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './run.mjs';

const STAMP = path.join(root, '.cache/check-green.json');
/** These tests read the repository as files, so their imports do not show when they have to run. */
const ALWAYS = /^test\/(architecture|fixtures)\/.*\.spec\.ts$/;
const isCode = (file) => /\.tsx?$/.test(file);
/** Files that any test may need without an import: tools, settings, styles, data. Tests of documents always run. */
const isForAll = (file) => !isCode(file) && !/^docs\/|^[A-Z]+\.md$/.test(file);

const git = async (...args) =>
  (await promisify(execFile)('git', args, { cwd: root, maxBuffer: 1e8 })).stdout.split('\0').filter(Boolean);

/** Size and time of each file that git knows or would take. */
const filesNow = async () => {
  const names = await git('ls-files', '-z', '--cached', '--others', '--exclude-standard');
  const found = await Promise.all(
    names.map(async (name) => {
      const { size, mtimeMs } = await stat(path.join(root, name)).catch(() => ({ size: 0, mtimeMs: 0 }));
      return [name, `${size} ${mtimeMs}`];
    }),
  );
  return Object.fromEntries(found);
};

/** @returns {string[] | null} the files to which tests are related; null: all tests are to run */
const changed = (before, now) => {
  if (!before || Object.keys(before).some((name) => !(name in now) || now[name] === '0 0')) return null;
  const names = Object.keys(now).filter((name) => now[name] !== before[name]);
  return names.some(isForAll) ? null : names.filter(isCode);
};

/**
 * Which unit tests a check runs: all, or after a check that was green those that a change since then can reach.
 * @returns {Promise<{ what: string, args: string[], keep: () => Promise<void> }>} keep: to be called when all of the check is green
 */
export const unitTests = async (isWhole) => {
  const now = await filesNow().catch(() => null);
  const before = isWhole ? null : JSON.parse(await readFile(STAMP, 'utf8').catch(() => 'null'));
  const files = now && changed(before, now);
  const keep = async () => {
    await mkdir(path.dirname(STAMP), { recursive: true });
    if (now) await writeFile(STAMP, JSON.stringify(now));
  };
  if (!files) return { what: 'unit and architecture tests', args: [], keep };
  const what = `architecture tests, and unit tests of ${files.length} changed files`;
  const always = Object.keys(now).filter((name) => ALWAYS.test(name) && !/\.(int|e2e|fault)\./.test(name));
  return { what, args: ['--findRelatedTests', ...new Set([...always, ...files])], keep };
};
